import { expect, test } from "vitest";
import fc from "../../../tests/support/same-cases";
import { convertedFactor, unitNames, unitsLike } from "./units";

test.each([
  ["kWh", "MWh", 0.2, 200],
  ["kWh", "therm", 0.2, 5.860_022],
  ["litre", "gallon", 2.7, 10.220_612],
  ["tonne", "kilogram", 700, 0.7],
  ["tonne", "shortTon", 500, 453.592_37],
  ["kilometre", "mile", 0.15, 0.241_401_6],
  ["tonneKilometre", "shortTonMile", 0.1, 0.145_997],
  ["kWh", "kWh", 0.36, 0.36],
] as const)("a factor for one %s, for one %s: %d is %d", (from, to, factor, converted) => {
  expect(convertedFactor(factor, from, to)).toBeCloseTo(converted, 6);
});

test("there and back is the same factor, for every pair of units of a kind", () => {
  const pairs = unitNames.flatMap((from) => unitsLike(from).map((to) => [from, to] as const));
  expect(pairs.length).toBeGreaterThan(20);
  fc.assert(
    fc.property(fc.constantFrom(...pairs), fc.double({ min: 1e-6, max: 1e6, noNaN: true }), ([from, to], factor) => {
      expect(convertedFactor(convertedFactor(factor, from, to), to, from) / factor).toBeCloseTo(1, 12);
    }),
  );
});

test("units of another kind cannot be had", () => {
  expect(unitsLike("therm")).toEqual(["kWh", "MWh", "therm"]);
  expect(() => convertedFactor(1, "kWh", "litre")).toThrow("kWh cannot be converted into litre.");
});
