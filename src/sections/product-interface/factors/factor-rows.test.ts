import { expect, test } from "vitest";
import { activitiesOf, digitsFor, factorRows, unitsFor } from "./factor-rows";

const factors = [
  { activity: "Electricity", region: "Germany", factor: 0.36, unit: "kWh" },
  { activity: "Electricity", region: "India", factor: 0.7, unit: "kWh" },
  { activity: "Diesel", region: "EU", factor: 2.7, unit: "litre" },
  { activity: "Sea freight", region: "Worldwide", factor: 0.015, unit: "tonneKilometre" },
] as const;

const shown = (choice: Parameters<typeof factorRows>[1]) =>
  factorRows<{ activity: string; region: string; factor: number; unit: (typeof factors)[number]["unit"] | "MWh" }>(
    factors,
    choice,
  ).map(({ region, factor, unit }) => `${region} ${factor} ${unit}`);

test("all rows, as published", () => {
  expect(shown({})).toEqual(["Germany 0.36 kWh", "India 0.7 kWh", "EU 2.7 litre", "Worldwide 0.015 tonneKilometre"]);
});

test("the rows of one activity", () => {
  expect(activitiesOf(factors)).toEqual(["Electricity", "Diesel", "Sea freight"]);
  expect(shown({ activity: "Electricity" })).toEqual(["Germany 0.36 kWh", "India 0.7 kWh"]);
});

test("another unit converts what can be counted in it, and leaves the rest", () => {
  expect(shown({ unit: "MWh" })).toEqual([
    "Germany 360 MWh",
    "India 700 MWh",
    "EU 2.7 litre",
    "Worldwide 0.015 tonneKilometre",
  ]);
  expect(shown({ activity: "Diesel", unit: "MWh" })).toEqual(["EU 2.7 litre"]);
});

test("the units that are offered are those of the chosen activity", () => {
  expect(unitsFor(factors, undefined)).toEqual([]);
  expect(unitsFor(factors, "Diesel")).toEqual(["litre", "gallon"]);
});

test.each([
  [[0.36, 0.7], 2],
  [[0.36, 2.7, 0.015], 3],
  [[360, 700], 2],
  [[0.000_25], 5],
  [[0.000_000_001], 8],
  [[0], 2],
  [[], 2],
])("%j is written with %d digits", (values, digits) => {
  expect(digitsFor(values)).toBe(digits);
});
