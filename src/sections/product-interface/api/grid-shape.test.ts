import { expect, test } from "vitest";
import { acrossOf, edgeOf, shapes, sunPlace } from "./grid-shape";

const both = Object.entries(shapes);

test.each(both)("noon is the top of the %s drawing, and in the middle of its day", (_, shape) => {
  expect(acrossOf(shape, 12)).toBe(shape.arc.width / 2);
  const tops = [6, 11, 12, 13, 18].map((hour) => sunPlace(shape, hour).top);
  expect(Math.min(...tops)).toBe(tops[2]);
});

test.each(both)("the sun, of 40 pixels, stays within the %s drawing at its first and its last hour", (_, shape) => {
  expect(acrossOf(shape, 0) - 20).toBeGreaterThanOrEqual(shape.view.x);
  expect(acrossOf(shape, 23) + 20).toBeLessThanOrEqual(shape.view.x + shape.view.width);
});

test.each(both)("an area of the %s drawing goes from one edge of the day to the other", (_, shape) => {
  const edge = edgeOf(shape, [0, ...Array<number>(23).fill(5)], 10);
  expect(edge).toHaveLength(25);
  expect(edge[0]).toBe(`0 ${shape.ground}`);
  expect(edge.at(-1)).toBe(`${shape.arc.width} ${shape.ground - shape.height / 2}`);
});
