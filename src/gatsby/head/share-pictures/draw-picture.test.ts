import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test, vi } from "vitest";
import { brand, hardTitles, sharePage } from "../../../../tests/support/share-page-sample";
import { drawPicture } from "./draw-picture";
import { drawWords } from "./draw-words";
import { groundOf } from "./grounds";
import { loadFonts } from "./load-fonts";
import { margin, maxBytes, size, titleRoom } from "./measures";

// Drawing takes a second each on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const fonts = loadFonts();

/** Edges of everything that is drawn of the words. */
async function inkOf(title: string, superHeading?: string) {
  const words = await drawWords({ ...sharePage, title, superHeading }, brand, groundOf("Service"), fonts);
  const { info } = await sharp(Buffer.from(words)).trim().toBuffer({ resolveWithObject: true });
  const [left, top] = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0)];
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

describe("words never leave their room", () => {
  const longLine = "Construction, real estate, property management and facility services";
  test.each(Object.entries(hardTitles))("%s headline", async (_, title) => {
    const ink = await inkOf(title, longLine);
    expect(ink.left).toBeGreaterThanOrEqual(margin.x - 4);
    expect(ink.right).toBeLessThanOrEqual(margin.x + titleRoom.width + 4);
    expect(ink.top).toBeGreaterThanOrEqual(margin.top);
    expect(ink.bottom).toBeLessThanOrEqual(size.height - margin.bottom + 4);
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

test("a headline is not said twice", async () => {
  const words = (superHeading?: string) => drawWords({ ...sharePage, superHeading }, brand, groundOf("Service"), fonts);
  expect(await words(sharePage.title)).toBe(await words(undefined));
});

test("each family has a ground of its own", () => {
  const grounds = ["Service", "Product", "Industry", "MaintenancePage", "Policy"].map((kind) => groundOf(kind).ground);
  expect(new Set(grounds).size).toBe(grounds.length);
});
