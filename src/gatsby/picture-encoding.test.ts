import sharp, { type AvifOptions, type WebpOptions } from "sharp";
import { expect, test } from "vitest";
import { setEncoding } from "./picture-encoding";

const noise = {
  create: { width: 96, height: 96, channels: 3, background: "#888", noise: { type: "gaussian", mean: 128, sigma: 60 } },
} as const;

test("pictures are encoded with our settings where none are asked for, and with others where they are", async () => {
  const source = await sharp(noise).png().toBuffer();
  const encode = (avif: AvifOptions, webp: WebpOptions) => {
    const pipelines = [sharp(source).avif({ quality: 75, ...avif }), sharp(source).webp({ quality: 75, ...webp })];
    return Promise.all(pipelines.map(async (pipeline) => (await pipeline.toBuffer()).toString("base64")));
  };
  const ours = await encode({ effort: 1, chromaSubsampling: "4:2:0" }, { effort: 2 });
  const theirs = await encode({}, {});
  for (const [index, picture] of ours.entries()) expect(theirs[index]).not.toBe(picture);
  setEncoding();
  expect(await encode({}, {})).toEqual(ours);
  expect(await encode({ effort: 4, chromaSubsampling: "4:4:4" }, { effort: 4 })).toEqual(theirs);
});
