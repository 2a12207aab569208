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

test("a converted factor has three digits, a published one all of its own", () => {
  const factors = [0.015, 10.409_882].flatMap((factor) =>
    [true, false].map((isConverted) => ({ factor, isConverted })),
  );
  expect(factors.map((row) => writtenFactor(row, "de"))).toEqual(["0,015", "0,015", "10,4", "10,409882"]);
});
