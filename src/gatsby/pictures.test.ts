import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { testFolder } from "../../tests/support/test-folder";
import { encodePictures, type FileNode, imageData, variantsOf } from "./pictures";

const noise = {
  create: {
    width: 800,
    height: 640,
    channels: 3,
    background: "#888",
    noise: { type: "gaussian", mean: 128, sigma: 60 },
  },
} as const;

test("a picture has its place's widths, none wider than it is, and is encoded with our settings, once", async () => {
  const folder = testFolder();
  const absolutePath = join(folder, "a mast.png");
  await sharp(noise).png().toFile(absolutePath);
  const file = { absolutePath, name: "a mast", internal: { contentDigest: "abc" } } as FileNode;
  const data = imageData(await variantsOf(file, "page"));
  expect(data).toMatchObject({ width: 800, height: 640 });
  const [small, large] = data.images.sources?.[0]?.srcSet?.split(",\n") ?? [];
  const address = /^(\/static\/abc\/\w{5}\/a%20mast\.avif) 640w$/.exec(small ?? "")?.[1] ?? "";
  expect(large).toMatch(/\/a%20mast\.avif 800w$/);
  expect(data.images.fallback?.src).toMatch(/\/a%20mast\.webp$/);

  await encodePictures(
    [
      [file, "page"],
      [file, "page"],
      [file, "icon"],
    ],
    folder,
  );
  const target = join(folder, decodeURIComponent(address));
  const ours = { quality: 75, effort: 1, chromaSubsampling: "4:2:0" };
  const expected = await sharp(absolutePath).resize(640).avif(ours).toBuffer();
  expect(readFileSync(target).equals(expected)).toBe(true);
  const { mtimeMs } = statSync(target);
  await encodePictures([[file, "page"]], folder);
  expect(statSync(target).mtimeMs).toBe(mtimeMs);
  const [icon] = await variantsOf(file, "icon");
  expect(await sharp(join(folder, decodeURIComponent(icon?.address ?? ""))).metadata()).toMatchObject({
    format: "webp",
    width: 112,
  });
});
