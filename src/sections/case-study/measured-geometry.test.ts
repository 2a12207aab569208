import { expect, test } from "vitest";
import { numbersOf, ticksOf } from "./measured-geometry";

test.each([
  [
    [0.31, 0.17],
    [0, 0.1, 0.2, 0.3],
  ],
  [
    [17, 2],
    [0, 5, 10, 15],
  ],
  [
    [151, 3],
    [0, 50, 100, 150],
  ],
  [[1], [0, 0.2, 0.4, 0.6, 0.8, 1]],
  [[0, 0], [0]],
])("values of %j are read by %j", (values, ticks) => {
  expect(ticksOf(values).map((tick) => Math.round(tick * 100) / 100)).toEqual(ticks);
});

test("what stands in a drawing is numbered from left to right, each number once, in the order given at one place", () => {
  expect(numbersOf([45, 90, 62, 62])).toEqual([1, 4, 2, 3]);
});
