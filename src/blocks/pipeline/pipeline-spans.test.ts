import { expect, test } from "vitest";
import { spansOf } from "./pipeline-spans";

test("each station begins where the one before it ended", () => {
  const stations = [
    { wait: 0, work: 1 },
    { wait: 2, work: 1 },
    { wait: 5, work: 1 },
  ];
  expect(spansOf(stations)).toEqual([
    { start: 0, wait: 0, work: 10, left: 90 },
    { start: 10, wait: 20, work: 10, left: 60 },
    { start: 40, wait: 50, work: 10, left: 0 },
  ]);
});

test("the last one ends with the drawing", () => {
  const last = spansOf([
    { wait: 41, work: 0.001 },
    { wait: 0, work: 41 },
  ]).at(-1);
  expect((last?.start ?? 0) + (last?.wait ?? 0) + (last?.work ?? 0)).toBeCloseTo(100, 1);
  expect(last?.left).toBe(0);
});
