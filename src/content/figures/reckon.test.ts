import { expect, test } from "vitest";
import { amountIn, amountsIn, sumOf } from "./reckon";

test.each([
  ["6,140", 6140],
  ["6.140", 6140],
  ["1 200", 1200],
  ["1,234,567", 1_234_567],
  ["0.5", 0.5],
  ["0,25", 0.25],
  ["1.234,50", 1234.5],
  ["772", 772],
  ["13400", 13_400],
  ["-3", -3],
])("%s is the number %d", (text, amount) => {
  expect(amountIn(text)).toBe(amount);
});

test.each(["rain", "", "3 to 5", "9 GW", "1,23,4"])("%j is no number", (text) => {
  expect(amountIn(text)).toBeUndefined();
});

test("texts are amounts where all of them are, and their sum has no rests of binary fractions", () => {
  expect(amountsIn(["1", "2,000"])).toEqual([1, 2000]);
  expect(amountsIn(["1", "some"])).toBeUndefined();
  expect(sumOf([0.1, 0.2])).toBe(0.3);
});
