import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { compareParts } from "../support/picture-difference";
import { pictureFault } from "../support/reference-picture";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pictures-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A white page with a black box of some width on it. */
const screenshot = (box: number, width = 400) =>
  sharp({ create: { width, height: 200, channels: 3, background: "white" } })
    .composite([
      { input: { create: { width: box, height: 100, channels: 3, background: "black" } }, left: 20, top: 20 },
    ])
    .png()
    .toBuffer();

const look = async (box: number, { isUpdate = false, width = 400 } = {}) => {
  const results = join(folder, "results");
  return pictureFault({ id: "box", screenshot: await screenshot(box, width), folder, isUpdate, results });
};

test("what has no picture is a fault, and is told how to get one", async () => {
  expect(await look(100)).toBe("box has no picture; npm run examples:pictures makes it");
  expect(existsSync(join(folder, "results/box-actual.webp"))).toBe(true);
});

test("the same again is no fault, also with a hair's breadth of difference", async () => {
  expect(await look(100, { isUpdate: true })).toBeUndefined();
  expect(await look(100)).toBeUndefined();
  expect(await look(101)).toBeUndefined();
  expect(existsSync(join(folder, "results"))).toBe(false);
});

test("another look is a fault, and leaves what was kept, what was seen and where they differ", async () => {
  await look(100, { isUpdate: true });
  expect(await look(160)).toMatch(/^box differs in [\d.]+ % of its points$/);
  for (const name of ["kept", "actual", "difference"]) {
    expect([name, existsSync(join(folder, `results/box-${name}.webp`))]).toEqual([name, true]);
  }
});

test("another size is a fault", async () => {
  await look(100, { isUpdate: true });
  expect(await look(100, { width: 440 })).toBe("box differs in size");
});

/** A long page at a quarter of its size: lines of text, and a block somewhere on it. */
function page(blockAt: number, weight = 400): Promise<Buffer> {
  const lines = Array.from(
    { length: 80 },
    (_, line) =>
      `<text x="20" y="${20 + line * 16}" font-family="sans-serif" font-size="5" font-weight="${weight}">A line of the page, as any other of its lines.</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="360" height="1400"><rect width="360" height="1400" fill="#fff"/>${lines.join("")}<rect x="200" y="${blockAt}" width="120" height="60" rx="4" fill="#14463a"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

const lookAtPage = async (screenshot: Buffer, isUpdate = false) => {
  const results = join(folder, "results");
  return pictureFault({
    id: "page",
    screenshot,
    folder,
    isUpdate,
    results,
    compare: compareParts(100),
    tolerance: 0.02,
  });
};

test("on a long page, letters that a machine draws otherwise are no fault", async () => {
  await lookAtPage(await page(700), true);
  expect(await lookAtPage(await page(700))).toBeUndefined();
  expect(await lookAtPage(await page(701))).toBeUndefined();
  expect(await lookAtPage(await page(700, 500))).toBeUndefined();
});

test("on a long page, one block that has moved by a few pixels is a fault", async () => {
  await lookAtPage(await page(700), true);
  expect(await lookAtPage(await page(704))).toMatch(/^page differs in [\d.]+ % of its points$/);
});
