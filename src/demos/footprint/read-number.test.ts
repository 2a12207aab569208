import { expect, test } from "vitest";
import fc from "../../../tests/support/same-cases";
import { written, writtenExactly } from "../../components/numbers";
import { readNumber } from "./read-number";

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
  ["74.000", "de-DE", 74_000],
  ["74,000", "de-DE", 74],
  ["74,5", "de-DE", 74.5],
  ["1 234,5", "fr-FR", 1234.5],
  ["12,5", "en", 12.5],
  ["12,50", "en", 12.5],
  ["1 234,5", "en-IN", 1234.5],
  ["12,3456", "en", 12.3456],
  ["0,125", "en", 0.125],
  ["12,500", "en", 12_500],
  ["12.5", "de", 12.5],
  ["0.125", "de", 0.125],
  ["12.5", "fr-FR", 12.5],
])("%j in %s is %d", (text, locale, value) => {
  expect(readNumber(text, locale)).toBe(value);
});

test.each([
  ["", "en"],
  [".", "en"],
  ["-5", "en"],
  ["1,5,0", "en"],
  ["1.5.0", "de"],
  ["12.500", "fr-FR"],
  ["1e5", "en"],
  ["5 kWh", "en"],
  ["Ⅻ", "en"],
  ["Infinity", "en"],
  ["1.2.3", "en"],
])("%j in %s is no number", (text, locale) => {
  expect(readNumber(text, locale)).toBeUndefined();
});

test.each([
  ["740000 kWh", 740_000],
  ["740\u00a0000\u202fkwh", 740_000],
  ["740'000 kWh.", 740_000],
  ["740 MWh", undefined],
  ["７４０，０００ ｋＷｈ", 740_000],
  ["٧٤٠٬٠٠٠", 740_000],
  ["١٢٫٥", 12.5],
  ["७४०", 740],
  ["௭௪௦", 740],
  ["740 litres", undefined],
  ["740 kWh per year", undefined],
  ["kWh", undefined],
])("%j in a field for kWh is %d", (text, value) => {
  expect(readNumber(text, "en", ["kWh", "kWh"])).toBe(value);
});

test("a unit is known by its names, in the singular and the plural", () => {
  const units = ["US gal", "US gallon"];
  const read = ["5 US gal", "5 us gallon", "5 gal"].map((text) => readNumber(text, "en", units));
  expect(read).toEqual([5, 5, undefined]);
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
