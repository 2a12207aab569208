import { expect, test } from "vitest";
import { clearTop, headOf, leftOf, lineThrough, numbersOf, shiftAt, ticksOf, topOf } from "./measured-geometry";

const points = [4, 2, 1, 3].map((value, index) => ({ title: String(index), value }));

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
  [
    [60, 5],
    [0, 20, 40, 60],
  ],
  [[1], [0, 0.2, 0.4, 0.6, 0.8, 1]],
  [[0, 0], [0]],
])("values of %j are read by %j", (values, ticks) => {
  expect(ticksOf(values).map((tick) => Math.round(tick * 100) / 100)).toEqual(ticks);
});

test("no point is at the head, where words stand, or outside", () => {
  const head = headOf(points.map(({ value }) => value));
  expect(points.map(({ value }) => topOf(value, head))).toEqual([20, 60, 80, 40]);
  expect(topOf(0, head)).toBe(100);
  expect(topOf(0, headOf([0, 0]))).toBe(100);
});

test("points stand in the middle of their columns, and a line runs through those wanted", () => {
  expect(points.map((_, index) => leftOf(index, points.length))).toEqual([12.5, 37.5, 62.5, 87.5]);
  expect(lineThrough(points, 1, 3, 5)).toBe("M37.5 60L62.5 80L87.5 40");
});

test("words over a point stand over its neighbours as well", () => {
  expect(clearTop([...points, { title: "4", value: 0 }], 4, 5)).toBe(40);
  expect(clearTop(points, 0, 5)).toBe(20);
});

test.each([
  [4, 50, 0],
  [33, 0, 50],
  [33, 90, 50],
  [33, 42, 70],
  [80, 50, 50],
  [96, 50, 100],
])("words at %i %%, with a pause from %i %% on, stand by %i %% of their width left of it", (left, pause, shift) => {
  expect(shiftAt(left, pause)).toBe(shift);
});

test("what stands in a drawing is numbered from left to right, each number once, in the order given at one place", () => {
  expect(numbersOf([45, 90, 62, 62])).toEqual([1, 4, 2, 3]);
  expect(numbersOf([])).toEqual([]);
});
