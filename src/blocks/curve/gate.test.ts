import { expect, test } from "vitest";
import { depthAt } from "./gate";

const tick = { at: 0, text: "" };
const gate = {
  days: [
    { noon: 25, text: "Today" },
    { noon: 75, text: "Tomorrow" },
  ],
  now: tick,
  deadline: tick,
  before: [],
  measured: null,
  expected: null,
};

test("the sun is highest at noon and on the ground at midnight, on each day alike", () => {
  expect([25, 75].map((at) => depthAt(gate, at))).toEqual([0, 0]);
  expect([0, 50, 100].map((at) => depthAt(gate, at))).toEqual([56, 56, 56]);
  expect(depthAt(gate, 20)).toBe(depthAt(gate, 30));
  expect(depthAt(gate, 10)).toBeGreaterThan(depthAt(gate, 20));
});
