import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { hardTitles, sharePage } from "../../../tests/support/share-page-sample";
import { colorsIn } from "../../theme/colors";
import { heroSky } from "../../theme/hero-sky";
import { dioramaArea, drawPicture, layoutSvg, size, titleStyleFor } from "./draw";

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

/** The part of a picture that differs from another one, in pixels. */
async function difference(page: typeof sharePage, other: typeof sharePage) {
  const [one, two] = await Promise.all([page, other].map(async (shown) => Buffer.from(await layoutSvg(shown))));
  const changed = sharp(one).composite([{ input: two, blend: "difference" }]);
  const { info } = await sharp(await changed.flatten().png().toBuffer())
    .trim()
    .toBuffer({ resolveWithObject: true });
  const [left, top] = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0)];
  return { left, top, right: left + info.width, bottom: top + info.height };
}

test.each(Object.entries(hardTitles))("the words of a %s headline never leave their column", async (_, title) => {
  const words = await difference({ ...sharePage, title: "" }, { ...sharePage, title });
  expect(words.left).toBeGreaterThanOrEqual(68);
  expect(words.right).toBeLessThanOrEqual(dioramaArea.left);
  // Logo above, address below.
  expect(words.top).toBeGreaterThanOrEqual(108);
  expect(words.bottom).toBeLessThanOrEqual(size.height - 80);
});

test.each([
  ["name", { logo: { ...sharePage.logo, name: "Renewable Technology Partners International" } }],
  ["wide logo with its name", { logo: { ...sharePage.logo, width: sharePage.logo.width * 3, name: "Noonward" } }],
  ["symbol without a name", { logo: { ...sharePage.logo, width: sharePage.logo.width * 16, name: undefined } }],
  ["address", { host: "www.renewable-technology-partners-international.example" }],
])("a long %s keeps to the column as well", async (_, long) => {
  const bare = { ...sharePage, logo: { ...sharePage.logo, name: "" }, host: "" };
  const { left, right } = await difference(bare, { ...bare, ...long });
  expect(left).toBeLessThan(160);
  expect(right).toBeLessThanOrEqual(dioramaArea.left);
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
  const once = await layoutSvg({ ...sharePage, superHeading: undefined });
  expect(await layoutSvg({ ...sharePage, superHeading: sharePage.title })).toBe(once);
});

/** A page whose diorama is a block of 600 by 300 pixels, below some emptiness. */
async function pageOf(color: string, top = 0): Promise<typeof sharePage> {
  const file = join(mkdtempSync(join(tmpdir(), "diorama-")), "block.png");
  await sharp({ create: { width: 600, height: 300, channels: 4, background: color } })
    .extend({ top, background: "#0000" })
    .png()
    .toFile(file);
  return { ...sharePage, diorama: { ...sharePage.diorama, file } };
}

/** The colours of a picture at some places. */
async function colorsAt(page: typeof sharePage, places: readonly (readonly [x: number, y: number])[]) {
  const { data, info } = await sharp(await drawPicture(page))
    .raw()
    .toBuffer({ resolveWithObject: true });
  return places.map(([x, y]) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)]);
}

test("a diorama is as wide as its area, in the middle of its height", async () => {
  const { left, width, top, height } = dioramaArea;
  const [middle, half] = [top + height / 2, width / 4];
  const places = [
    [left - 2, middle],
    [left + 2, middle],
    [left + width - 2, middle],
    [left + width + 2, middle],
    [left + 2, middle - half + 2],
    [left + 2, middle + half + 2],
  ] as const;
  const isRed = ([red = 0, green = 0]: number[]) => red > 160 && green < 60;
  expect((await colorsAt(await pageOf("#c00"), places)).map(isRed)).toEqual([false, true, true, false, true, false]);
});

test("what is half transparent in a diorama is half transparent in the picture", async () => {
  const [[red = 0, green = 0] = []] = await colorsAt(await pageOf("#00000080"), [[880, 340]]);
  // The ground there is nearly white, so half of black makes it a middle grey.
  expect([red, green].map((channel) => Math.round(channel / 40))).toEqual([3, 3]);
});

test("the sun stands behind the diorama of a page that draws it, and nowhere else", async () => {
  // A file of 600 by 450 pixels, in the middle of its area.
  const page = await pageOf("#036", 150);
  const { left, width, top } = heroSky.sun;
  const [wide, high] = [dioramaArea.width / 100, (dioramaArea.width * 0.75) / 100];
  const y = dioramaArea.top + dioramaArea.height / 2 + (top - 50) * high + (width / 2) * wide;
  const at = [Math.round(dioramaArea.left + (left + width / 2) * wide), Math.round(y)] as const;
  const { accent, glow, alternate } = colorsIn.light;
  const channels = (color: string) => [1, 3, 5].map((from) => Number.parseInt(color.slice(from, from + 2), 16));
  const distance = (one: number[], other: number[]) =>
    Math.max(...one.map((channel, index) => Math.abs(channel - (other[index] ?? 0))));
  const fromAccent = async (hasSun: boolean) => {
    const [color = []] = await colorsAt({ ...page, hasSun }, [at]);
    return distance(color, channels(accent));
  };
  // A picture is a JPEG, which keeps a colour nearly.
  expect(await fromAccent(true)).toBeLessThanOrEqual(4);
  // Without the sun there is the ground of its tint with some light on it, whose colours an owner chooses.
  const grounds = [glow, alternate].map((color) => distance(channels(color), channels(accent)));
  expect(await fromAccent(false)).toBeGreaterThan(Math.min(...grounds) / 2);
});
