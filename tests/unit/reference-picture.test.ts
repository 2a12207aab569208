import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
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

test("another look is a fault, and leaves what was seen and where it differs", async () => {
  await look(100, { isUpdate: true });
  expect(await look(160)).toMatch(/^box differs in [\d.]+ % of its points$/);
  expect(existsSync(join(folder, "results/box-difference.webp"))).toBe(true);
});

test("another size is a fault", async () => {
  await look(100, { isUpdate: true });
  expect(await look(100, { width: 440 })).toBe("box differs in size");
});
