import { expect, test } from "vitest";
import { bandPath, nearestTo, rangeOf, smoothPath, topOf, valueAt } from "./curve-geometry";

const points = [
  { at: 0, value: 0, spread: 0 },
  { at: 50, value: 10, spread: 2 },
  { at: 100, value: 0, spread: 1 },
];

test("a drawing shows all values, from zero or from where the content says", () => {
  expect(rangeOf([0, 10])).toEqual({ low: 0, high: 10.8 });
  expect(rangeOf([20, 30], 20)).toEqual({ low: 20, high: 30.8 });
  expect(rangeOf([-5, 5])).toEqual({ low: -5, high: 5.8 });
  expect(rangeOf([0, 0])).toEqual({ low: 0, high: 0.08 });
});

test("values stand in percent of the height, the highest at the top", () => {
  const range = { low: 0, high: 10 };
  expect([0, 2.5, 10].map((value) => topOf(value, range))).toEqual([100, 75, 0]);
});

test("the curve passes every point, and is nowhere higher than its highest", () => {
  for (const { at, value } of points) expect(valueAt(points, at)).toBeCloseTo(value);
  const between = Array.from({ length: 101 }, (_, at) => valueAt(points, at));
  expect(Math.max(...between)).toBe(10);
  expect(Math.min(...between)).toBe(0);
});

test("before and after its points the curve keeps their values", () => {
  const short = points.slice(1).map(({ at, value }) => ({ at: at - 20, value }));
  expect(valueAt(short, 0)).toBe(10);
  expect(valueAt(short, 100)).toBe(0);
});

test("its path is made of one piece for each pair of neighbours", () => {
  expect(smoothPath(points, { low: 0, high: 10 })).toBe("M0 300C100 200 200 0 300 0C400 0 500 200 600 300");
});

test("the band goes along the upper edge and back along the lower, and is closed", () => {
  const path = bandPath(points, { low: 0, high: 12 });
  expect(path).toMatch(/^M0 300C.* 300 0C.* 600 275L600 300C.* 300 100C.* 0 300Z$/);
});

test("what is said beside the curve belongs to the place on it that is nearest", () => {
  const range = rangeOf(points.map(({ value }) => value));
  expect(nearestTo(points, { at: 50, value: 10 }, range)).toBe(50);
  const left = nearestTo(points, { at: 10, value: 8 }, range);
  expect(left).toBeGreaterThan(10);
  expect(left).toBeLessThan(50);
  expect(nearestTo(points, { at: 90, value: 8 }, range)).toBe(100 - left);
});
