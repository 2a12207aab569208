import { existsSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { site } from "../../tests/support/test-site";
import { setEfforts, shownPictures } from "./picture-encoding";

test("pictures of pages and wizards are known from the content, each once and with its full path", () => {
  const files = shownPictures([site]);
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(new Set(files).size).toBe(files.length);
  expect(files.filter((file) => file.endsWith(".svg"))).toEqual([]);
});

const noise = {
  create: { width: 96, height: 96, channels: 3, background: "#888", noise: { type: "gaussian", mean: 128, sigma: 60 } },
} as const;

test("pictures are encoded with our effort where none is asked for, and with another where one is", async () => {
  const source = await sharp(noise).png().toBuffer();
  const encode = (options: object) =>
    Promise.all(
      (["avif", "webp"] as const).map(async (format) => {
        const encoded = await sharp(source)
          [format]({ quality: 75, ...options })
          .toBuffer();
        return encoded.toString("base64");
      }),
    );
  const [ours, theirs] = [await encode({ effort: 2 }), await encode({})];
  for (const [index, picture] of ours.entries()) expect(theirs[index]).not.toBe(picture);
  setEfforts();
  expect(await encode({})).toEqual(ours);
  expect(await encode({ effort: 4 })).toEqual(theirs);
});
