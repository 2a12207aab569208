import { expect, test } from "vitest";
import { hardTitles } from "../../../../tests/support/share-page-sample";
import { fitTitle } from "./fit-title";
import { loadFonts } from "./fonts";

// Drawing takes a second each on a busy machine.

const fonts = loadFonts();
const sizeOf = async (title: string) => (await fitTitle(title, fonts)).fontSize;

test("the longer a headline, the smaller its letters", async () => {
  const sizes = await Promise.all([hardTitles.short, "Pipelines your team trusts.", hardTitles.long].map(sizeOf));
  expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
  expect(sizes[0]).toBe(96);
  expect(sizes[2]).toBeGreaterThanOrEqual(36);
});

test("a long word makes the letters smaller, until it stands on one line", async () => {
  expect(await sizeOf("Maintenance")).toBeLessThan(await sizeOf("Main tenance"));
});

test("a word too wide even in the smallest letters is broken, not cut off", async () => {
  expect(await fitTitle(hardTitles.longWord, fonts)).toEqual({ fontSize: 32, wordBreak: "break-word" });
});

test("no word is broken that is not too wide", async () => {
  // Where it may break words at all, satori breaks this one at its apostrophe.
  expect(await fitTitle("Tomorrow's power is sold by noon today.", fonts)).toEqual({
    fontSize: 72,
    wordBreak: "normal",
  });
});

test("only what does not fit in the smallest letters loses lines", async () => {
  expect(await fitTitle(hardTitles.long, fonts)).not.toHaveProperty("lineClamp");
  expect(await fitTitle(hardTitles.endless, fonts)).toEqual({ fontSize: 32, wordBreak: "normal", lineClamp: 9 });
});
