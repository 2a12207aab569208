import { expect, test } from "vitest";
import { footprintOf, tonnesOf } from "./footprint";

const gas = { scope: 1, amount: 740_000, factor: 0.2 };
const diesel = { scope: 1, amount: 12_600, factor: 2.7 };
const electricity = { scope: 2, amount: 170_000, factor: 0.36 };
const flour = { scope: 3, amount: 200, factor: 700 };

test("a bill is its amount times its factor, in tonnes", () => {
  expect([gas, diesel, electricity, flour].map(tonnesOf).map((tonnes) => tonnes.toFixed(2))).toEqual([
    "148.00",
    "34.02",
    "61.20",
    "140.00",
  ]);
});

test("bills are added up by scope, before anything is rounded", () => {
  const { total, scopes } = footprintOf([gas, diesel, electricity, flour]);
  expect(total).toBeCloseTo(383.22, 9);
  expect(scopes.map(({ scope, tonnes }) => [scope, tonnes.toFixed(2)])).toEqual([
    [1, "182.02"],
    [2, "61.20"],
    [3, "140.00"],
  ]);
  expect(scopes.map(({ share }) => share)).toEqual([47, 16, 37]);
});

test("a year without bills has a footprint of nothing", () => {
  const nothing = footprintOf([{ ...gas, amount: 0 }]);
  expect(nothing.total).toBe(0);
  expect(nothing.scopes.map(({ share }) => share)).toEqual([0, 0, 0]);
});

test("two bills of 0.05 t make 0.1 t, although each alone is written as 0.1 t", () => {
  const small = { scope: 3, amount: 50, factor: 1 };
  expect(footprintOf([small, small]).total).toBeCloseTo(0.1, 12);
});
