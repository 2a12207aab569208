import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { setAvifEffort, useAllCores } from "./encoding";

const noise = {
  create: { width: 96, height: 96, channels: 3, background: "#888", noise: { type: "gaussian", mean: 128, sigma: 60 } },
} as const;

test("AVIF is encoded with our effort where none is asked for, and with another where one is", async () => {
  const source = await sharp(noise).png().toBuffer();
  const encode = async (options: object) =>
    (
      await sharp(source)
        .avif({ quality: 75, ...options })
        .toBuffer()
    ).toString("base64");
  const [ours, theirs] = [await encode({ effort: 2 }), await encode({})];
  expect(theirs).not.toBe(ours);
  setAvifEffort();
  expect(await encode({})).toBe(ours);
  expect(await encode({ effort: 4 })).toBe(theirs);
});

test("all cores are used, unless the environment says how many", () => {
  vi.stubEnv("GATSBY_CPU_COUNT", undefined);
  useAllCores();
  expect(Number(process.env.GATSBY_CPU_COUNT)).toBeGreaterThanOrEqual(2);
  vi.stubEnv("GATSBY_CPU_COUNT", "1");
  useAllCores();
  expect(process.env.GATSBY_CPU_COUNT).toBe("1");
  vi.unstubAllEnvs();
});
