import { expect, test } from "vitest";
import { chosenFile, shownWidth } from "./chosen-picture";

test.each([
  ["100vw", 412],
  ["92vw", 379.04],
  ["264px", 264],
  ["(min-width: 1200px) 700px, (min-width: 900px) 58vw, 100vw", 412],
  ["(max-width: 600px) 50vw, 100vw", 206],
])("a phone shows a picture of sizes %s %s pixels wide", (sizes, width) => {
  expect(shownWidth(sizes)).toBe(width);
});

test.each(["(min-width: 40em) 50vw, 100vw", "calc(100vw - 40px)", "(min-width: 900px) 50vw"])(
  "sizes of which no width can be told stop the build with what to write: %s",
  (sizes) => expect(() => shownWidth(sizes)).toThrow(/sizes attribute/),
);

const srcset = "/a/640.avif 640w,\n/a/1080.avif 1080w,\n/a/1600.avif 1600w";

test.each([
  ["100vw", "/a/1080.avif"],
  ["80vw", "/a/640.avif"],
  // 365.7 px are 640 of the phone's own.
  ["365px", "/a/640.avif"],
  ["366px", "/a/1080.avif"],
  ["2000px", "/a/1600.avif"],
])("of sizes %s it takes %s", (sizes, file) => {
  expect(chosenFile(srcset, sizes)).toBe(file);
});
