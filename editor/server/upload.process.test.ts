import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { copyOfSite } from "../../tests/support/site-copy";
import { takePicture } from "./upload";

const contentOf = (root = copyOfSite()) => join(root, "content");

/** A photo of a scene that nothing simplifies. */
const noise = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer();

/** A photo that a phone has taken standing: its left is above, and it says where and with what it was taken. */
async function phonePhoto(): Promise<Buffer> {
  const half = { create: { width: 200, height: 200, channels: 3, background: "#FF0000" } } as const;
  return sharp({ create: { ...half.create, width: 400, background: "#0000FF" } })
    .composite([{ input: await sharp(half).png().toBuffer(), left: 0, top: 0 }])
    .withExif({ IFD0: { Make: "A phone" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 30/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

test("a phone's photo stands upright, and says nothing any more of where and with what it was taken", async () => {
  const contentRoot = contentOf();
  const photo = await phonePhoto();
  expect((await sharp(photo).metadata()).exif?.includes("A phone")).toBe(true);
  const path = join(contentRoot, await takePicture(contentRoot, photo, "IMG_4711.JPG", "photo"));
  const { width, height, orientation, exif, xmp, iptc } = await sharp(path).metadata();
  expect([width, height]).toEqual([200, 400]);
  expect([orientation, exif, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined]);
  expect(readFileSync(path).includes("A phone")).toBe(false);
  const [red, , blue] = await sharp(path).extract({ left: 50, top: 50, width: 1, height: 1 }).raw().toBuffer();
  expect([red ?? 0, blue ?? 0].map((value) => value > 128)).toEqual([true, false]);
});

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';

test.each<[what: string, bytes: () => Buffer | Promise<Buffer>, kind: "photo" | "any", sentence: string]>([
  ["a photo of an iPhone", () => Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic"), "photo", "Most Compatible"],
  ["a drawing in the place of a photo", () => Buffer.from(drawing), "photo", "cannot take its place"],
  ["a drawing with a program in it", () => Buffer.from(drawing.replace("<path", "<script/><path")), "any", "drawing"],
  ["what is no picture", () => Buffer.from("a text"), "any", "no picture that can be read"],
  ["nothing", () => Buffer.alloc(0), "any", "no picture that can be read"],
  ["half a photo", async () => (await noise(200, 200)).subarray(0, 9000), "photo", "no picture that can be read"],
  ["one that is too heavy however small it is made", () => noise(700, 2000), "photo", "too heavy for visitors"],
])("%s is refused before anything is stored", async (_, bytes, kind, sentence) => {
  const contentRoot = contentOf();
  const before = readdirSync(join(contentRoot, "images"));
  await expect(takePicture(contentRoot, await bytes(), "x.jpg", kind)).rejects.toThrow(sentence);
  expect(readdirSync(join(contentRoot, "images"))).toEqual(before);
});

test("a photo that would weigh more than visitors should wait for is made lighter", async () => {
  const contentRoot = contentOf();
  const path = join(contentRoot, await takePicture(contentRoot, await noise(1000, 1000), "Crowd.jpg", "photo"));
  expect(statSync(path).size).toBeLessThanOrEqual(300_000);
});

test("a photo of 108 megapixels, as telephones take them, is taken", async () => {
  const contentRoot = contentOf();
  const large = { create: { width: 12_000, height: 9000, channels: 3, background: "#17724A" } } as const;
  const picture = await takePicture(contentRoot, await sharp(large).jpeg().toBuffer(), "tower.jpg", "photo");
  expect(await sharp(join(contentRoot, picture)).metadata()).toMatchObject({ width: 1600, height: 1200 });
});
