import { expect, test } from "vitest";
import { plainSigns } from "./wording";

test("what is pasted from a word processor has no sign that nobody sees", () => {
  const pasted = "\u201ePipelines\u201c you can\u200b\u00ad trust\u000bon\u0009any day\u2028\ufb01nally\u202e";
  expect(plainSigns(pasted)).toBe("\u201ePipelines\u201c you can trust on any day finally");
  expect(plainSigns("\u{1f469}\u200d\u{1f680} in two\n\nparagraphs")).toBe(
    "\u{1f469}\u200d\u{1f680} in two\n\nparagraphs",
  );
});
