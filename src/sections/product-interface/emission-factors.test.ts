import { expect, test } from "vitest";
import { writtenFactor } from "./emission-factors";

test.each([
  [0.381, "en", "0.381"],
  [0.00025, "en-GB", "0.00025"],
  [0.381, "de", "0,381"],
  [2, "de", "2"],
])("%d in %s is %s", (factor, locale, words) => {
  expect(writtenFactor(factor, locale)).toBe(words);
});
