import fc from "fast-check";
import { expect, test } from "vitest";
import { readNumber, written, writtenExactly } from "./read-number";

test.each([
  ["740000", "en-US", 740_000],
  ["740,000", "en-US", 740_000],
  [" 740 000 ", "en-US", 740_000],
  ["1,234,567.25", "en-GB", 1_234_567.25],
  ["7,40,000", "en-IN", 740_000],
  ["0", "en", 0],
  [".5", "en", 0.5],
  ["5.", "en", 5],
  ["1.234,5", "de-DE", 1234.5],
  ["1 234,5", "fr-FR", 1234.5],
])("%j in %s is %d", (text, locale, value) => {
  expect(readNumber(text, locale)).toBe(value);
});

test.each([
  ["", "en"],
  [".", "en"],
  ["-5", "en"],
  ["1,5", "en"],
  ["1.5", "de"],
  ["1e5", "en"],
  ["5 kWh", "en"],
  ["Infinity", "en"],
  ["1.2.3", "en"],
])("%j in %s is no number", (text, locale) => {
  expect(readNumber(text, locale)).toBeUndefined();
});

test("a number is read as it was written, in every language", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1e12 }),
      fc.constantFrom("en-US", "de-DE", "fr-FR", "en-IN"),
      (value, locale) => {
        expect(readNumber(written(value / 1000, locale), locale)).toBe(value / 1000);
      },
    ),
  );
});

test("digits that line up", () => {
  expect([0.2, 2.7, 0.015].map((value) => writtenExactly(value, "en", 3))).toEqual(["0.200", "2.700", "0.015"]);
});
