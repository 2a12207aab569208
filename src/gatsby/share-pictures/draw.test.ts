import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { hardTitles, sharePage } from "../../../tests/support/share-page-sample";
import { heroSky } from "../../theme/hero-sky";
import { drawPicture } from "./draw";
import { dioramaArea, size, titleStyleFor, wordsSvg } from "./layout";

test("a picture has the size that link previews ask for, and is light", async () => {
  const picture = await drawPicture(sharePage);
  const { width, height, format } = await sharp(picture).metadata();
  expect({ width, height, format }).toEqual({ ...size, format: "jpeg" });
  expect(picture.length).toBeLessThan(150_000);
});

test("the same page gives the same file, byte by byte", async () => {
  const [one, other] = await Promise.all([1, 2].map(() => drawPicture(sharePage)));
  expect(one?.equals(other ?? Buffer.alloc(0))).toBe(true);
});

test.each(Object.entries(hardTitles))("the words of a %s headline never leave their column", async (_, title) => {
  const words = await wordsSvg({ ...sharePage, title }, "mist");
  const { info } = await sharp(Buffer.from(words)).trim().toBuffer({ resolveWithObject: true });
  const [left, top] = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0)];
  expect(left).toBeGreaterThanOrEqual(68);
  expect(left + info.width).toBeLessThanOrEqual(dioramaArea.left);
  // Logo above, address below.
  expect(top).toBeGreaterThanOrEqual(60);
  expect(top + info.height).toBeLessThanOrEqual(size.height - 50);
});

test("the longer a headline, the smaller its letters; one word too long is broken, and only what is endless is cut", async () => {
  const { short, long, longWord, endless } = hardTitles;
  const sizes = await Promise.all([short, "Pipelines your team trusts.", long].map(titleStyleFor));
  const numbers = sizes.map(({ fontSize }) => Number(fontSize));
  expect(numbers).toEqual(numbers.toSorted((one, other) => other - one));
  expect(numbers[0]).toBe(96);
  for (const style of sizes) expect(style).not.toHaveProperty("lineClamp");
  expect(await titleStyleFor(longWord)).toMatchObject({ fontSize: 32, wordBreak: "break-word" });
  expect(await titleStyleFor(endless)).toMatchObject({ fontSize: 32, lineClamp: 9 });
});

test("a headline is not said twice", async () => {
  const words = (superHeading?: string) => wordsSvg({ ...sharePage, superHeading }, "mist");
  expect(await words(sharePage.title)).toBe(await words(undefined));
});

/** A picture file: a block on nothing, with so much emptiness around it. */
async function block(color: string, empty: object): Promise<string> {
  const file = join(mkdtempSync(join(tmpdir(), "diorama-")), "block.png");
  await sharp({ create: { width: 600, height: 300, channels: 4, background: color } })
    .extend({ ...empty, background: "#0000" })
    .png()
    .toFile(file);
  return file;
}

/** The colours of a picture at some places. */
async function colorsAt(page: typeof sharePage, places: readonly (readonly [x: number, y: number])[]) {
  const { data, info } = await sharp(await drawPicture(page))
    .raw()
    .toBuffer({ resolveWithObject: true });
  return places.map(([x, y]) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)]);
}

const isRed = ([red = 0, green = 0]: number[] = []) => red > 160 && green < 60;

test("a diorama is as large as its area without the emptiness around it, and one cut off at its edge stands at the edge", async () => {
  const diorama = { ...sharePage.diorama, file: await block("#c00", { left: 50, top: 300, right: 100, bottom: 60 }) };
  // 600 by 300 pixels at 586, and three fifths of what is left over above it.
  const places = [
    [590, 330],
    [1180, 330],
    [1194, 330],
    [880, 480],
    [880, 500],
  ] as const;
  expect((await colorsAt({ ...sharePage, diorama }, places)).map(isRed)).toEqual([true, true, false, true, false]);
  const cutOff = { ...diorama, file: await block("#c00", { left: 50, top: 300, right: 0, bottom: 60 }) };
  expect((await colorsAt({ ...sharePage, diorama: cutOff }, places)).map(isRed)).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
});

test("what is half transparent in a diorama is half transparent in the picture", async () => {
  const diorama = {
    ...sharePage.diorama,
    file: await block("#00000080", { left: 50, top: 50, right: 50, bottom: 50 }),
  };
  const [[red = 0, green = 0] = []] = await colorsAt({ ...sharePage, diorama }, [[880, 340]]);
  // The ground there is nearly white, so half of black makes it a middle grey.
  expect([red, green].map((channel) => Math.round(channel / 40))).toEqual([3, 3]);
});

test("the sun stands behind the diorama of a page that draws it, and nowhere else", async () => {
  const file = await block("#036", { top: 150 });
  // A file of 600 by 450 pixels, whose block is drawn at its size at the right edge.
  const top = dioramaArea.top + Math.round((dioramaArea.height - 300) * 0.6) - 150;
  const { sun } = heroSky;
  const at = [
    Math.round(size.width - 600 + (sun.left + sun.width / 2) * 6),
    Math.round(top + sun.top * 4.5 + (sun.width / 2) * 6),
  ] as const;
  const draw = async (hasSun: boolean) =>
    (await colorsAt({ ...sharePage, hasSun, diorama: { ...sharePage.diorama, file } }, [at]))[0]?.[2];
  // Blue is what the sun has little of, and a light ground much.
  expect(await draw(true)).toBeLessThan(120);
  expect(await draw(false)).toBeGreaterThan(180);
});
