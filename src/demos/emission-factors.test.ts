import { expect, test } from "vitest";
import { factorRows, writtenFactor } from "./emission-factors";

const source = { agency: "An agency", table: "1", year: 2025, version: "1" };

test("another unit converts what can be counted in it, and leaves the rest", () => {
  const factors = [
    { activity: "Electricity", region: "Germany", factor: 0.36, unit: "kWh", source },
    { activity: "Electricity", region: "India", factor: 0.7, unit: "kWh", source },
    { activity: "Diesel", region: "EU", factor: 2.7, unit: "litre", source },
    { activity: "Sea freight", region: "Worldwide", factor: 0.015, unit: "tonneKilometre", source },
  ] as const;
  expect(factorRows(factors, "MWh").map(({ region, factor, unit }) => `${region} ${factor} ${unit}`)).toEqual([
    "Germany 360 MWh",
    "India 700 MWh",
    "EU 2.7 litre",
    "Worldwide 0.015 tonneKilometre",
  ]);
});

test.each([
  [0.7, false, "en", "0.7", 1],
  [0.015, false, "en", "0.015", 1],
  [0.7, false, "de", "0,7", 1],
  [360, true, "en", "360", 3],
  [10.409_882, true, "en", "10.4", 2],
  [1055, true, "en", "1,060", 5],
])("%d, converted: %s, is written %s: %s", (factor, isConverted, locale, written, whole) => {
  expect(writtenFactor({ factor, isConverted }, locale)).toEqual({ written, whole });
});
