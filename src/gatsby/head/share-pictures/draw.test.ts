import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { brand, hardTitles, sharePage } from "../../../../tests/support/share-page-sample";
import { colorsOfTint } from "./colors-of-tint";
import { placeDiorama } from "./diorama";
import { drawPicture } from "./draw";
import { loadFonts } from "./fonts";
import { dioramaArea, headlineArea, margin, maxBytes, size, titleArea } from "./measures";
import { drawHeadline } from "./words";

// Drawing takes a second each on a busy machine.

const fonts = loadFonts();

/** Edges of everything that is drawn of a headline. */
async function inkOf(title: string, superHeading?: string) {
  const words = await drawHeadline({ ...sharePage, title, superHeading }, fonts);
  const { info } = await sharp(Buffer.from(words)).trim().toBuffer({ resolveWithObject: true });
  const [left, top] = [headlineArea.left - (info.trimOffsetLeft ?? 0), headlineArea.top - (info.trimOffsetTop ?? 0)];
  return { left, top, right: left + info.width, bottom: top + info.height };
}

test("a picture has the size that link previews ask for, and is light", async () => {
  const picture = await drawPicture(sharePage, brand, fonts);
  const { width, height, format } = await sharp(picture).metadata();
  expect({ width, height, format }).toEqual({ ...size, format: "jpeg" });
  expect(picture.length).toBeLessThan(maxBytes);
});

test("the same page gives the same file, byte by byte", async () => {
  const [one, other] = await Promise.all([1, 2].map(() => drawPicture(sharePage, brand, fonts)));
  expect(one?.equals(other ?? Buffer.alloc(0))).toBe(true);
});

describe("words never leave their area", () => {
  const longLine = "Construction, real estate, property management and facility services";
  test.each(Object.entries(hardTitles))("%s headline", async (_, title) => {
    const ink = await inkOf(title, longLine);
    expect(ink.left).toBeGreaterThanOrEqual(margin.x - 4);
    expect(ink.right).toBeLessThanOrEqual(margin.x + titleArea.width + 4);
    // Between the logo above and the site's address below, and clear of the edges beyond which it would be cut.
    expect(ink.top).toBeGreaterThanOrEqual(Math.max(margin.top, headlineArea.top) + 4);
    expect(ink.bottom).toBeLessThanOrEqual(headlineArea.top + headlineArea.height - 4);
  });
});

test("what is half transparent in a diorama is half transparent in the picture", async () => {
  const file = join(mkdtempSync(join(tmpdir(), "diorama-")), "black.png");
  const half = { r: 0, g: 0, b: 0, alpha: 0.5 };
  await sharp({ create: { width: 400, height: 400, channels: 4, background: half } })
    .extend({ top: 50, right: 50, bottom: 50, left: 50, background: { ...half, alpha: 0 } })
    .png()
    .toFile(file);
  const picture = await drawPicture({ ...sharePage, diorama: { ...sharePage.diorama, file } }, brand, fonts);
  const [red = 0, green = 0] = await sharp(picture)
    .extract({ left: 880, top: 300, width: 1, height: 1 })
    .raw()
    .toBuffer();
  // The ground there is nearly white, so half of black makes it a middle grey.
  expect([red, green].map((channel) => Math.round(channel / 40))).toEqual([3, 3]);
});

test("the sun stands behind the diorama of a page that draws it, and nowhere else", async () => {
  const file = join(mkdtempSync(join(tmpdir(), "diorama-")), "ground.png");
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  // A plate below an empty sky, whose corners make the sky a part of the picture.
  const corner = { input: { create: { width: 20, height: 20, channels: 4, background: "#000" } } } as const;
  await sharp({ create: { width: 600, height: 500, channels: 4, background } })
    .composite([
      { ...corner, left: 0, top: 1 },
      { ...corner, left: 580, top: 1 },
      { input: { create: { width: 600, height: 200, channels: 4, background: "#036" } }, left: 0, top: 300 },
    ])
    .png()
    .toFile(file);
  const draw = (hasSun: boolean) =>
    drawPicture({ ...sharePage, hasSun, diorama: { ...sharePage.diorama, file } }, brand, fonts);
  const { whole } = await placeDiorama(file);
  const at = {
    left: Math.round(whole.left + whole.width / 2),
    top: Math.round(whole.top + whole.height * 0.07 + whole.width * 0.04),
    width: 1,
    height: 1,
  };
  const [sunny = 0, plain = 0] = await Promise.all(
    [true, false].map(
      async (hasSun) =>
        (
          await sharp(await draw(hasSun))
            .extract(at)
            .raw()
            .toBuffer()
        )[2],
    ),
  );
  // Blue is what the sun has little of, and a light ground much.
  expect(sunny).toBeLessThan(100);
  expect(plain).toBeGreaterThan(180);
});

test("a headline is not said twice", async () => {
  const words = (superHeading?: string) => drawHeadline({ ...sharePage, superHeading }, fonts);
  expect(await words(sharePage.title)).toBe(await words(undefined));
});

test("each family has a background of its own", () => {
  const backgrounds = Object.values(colorsOfTint).map(({ background }) => background);
  expect(new Set(backgrounds).size).toBe(backgrounds.length);
});

test.each([
  [
    "a corner of nothing is left out, and the rest is as large as it can be",
    0,
    { left: 0, top: 300, right: 100, bottom: 60 },
  ],
  [
    "a diorama that is cut off at its right edge stands at the picture's edge",
    14,
    { left: 0, top: 300, right: 0, bottom: 60 },
  ],
])("%s", async (_, beyond, empty) => {
  const file = join(mkdtempSync(join(tmpdir(), "diorama-")), "block.png");
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  await sharp({ create: { width: 600, height: 300, channels: 4, background: "#c00" } })
    .extend({ ...empty, background })
    .png()
    .toFile(file);
  const placed = await placeDiorama(file);
  expect(placed.overlay).toMatchObject({ left: dioramaArea.left + beyond, raw: { width: 600, height: 300 } });
  expect(placed.whole).toMatchObject({ height: 300 + empty.top + empty.bottom, width: 600 + empty.left + empty.right });
});
