import { expect, test } from "vitest";
import { barPath, dayArc, labelSpan, linePath, pointAt } from "./arc-geometry";

const arc = dayArc(480, 120);

test("hours run evenly from left to right, and noon is on top", () => {
  expect([0, 6, 12, 18, 24].map((hour) => pointAt(arc, hour).x)).toEqual([0, 120, 240, 360, 480]);
  expect(pointAt(arc, 12).y).toBe(0);
  expect(pointAt(arc, 0).y).toBe(120);
  expect(pointAt(arc, 24).y).toBe(120);
});

test("a smaller circle has the same centre", () => {
  const centre = { x: 240, y: arc.radius };
  for (const hour of [0, 5, 12, 21]) {
    const { x, y } = pointAt(arc, hour, 40);
    expect(Math.hypot(x - centre.x, y - centre.y)).toBeCloseTo(arc.radius - 40, 0);
  }
});

test("lines and bars are arcs of their circles", () => {
  expect(linePath(arc, 0, 24)).toBe("M0 120A300 300 0 0 1 480 120");
  expect(barPath(arc, 0, 24, 0, 100)).toMatch(/^M0 120A300 300 0 0 1 480 120L400 180A200 200 0 0 0 80 180Z$/);
});

test("a label stands beside the sun's ray, and nowhere without room", () => {
  const bar = { from: 8, to: 16 };
  expect(labelSpan(arc, bar, 0, "Middle")).toEqual([8, 16]);
  expect(labelSpan(arc, bar, 0, "Middle", 7)).toEqual([8, 16]);
  expect(labelSpan(arc, bar, 0, "Middle", 10)).toEqual([10, 16]);
  expect(labelSpan(arc, bar, 0, "Middle", 14)).toEqual([8, 14]);
  expect(labelSpan(arc, bar, 0, "Middle 10:20", 12)).toBeUndefined();
});
