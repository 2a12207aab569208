import { expect, test } from "vitest";
import { spansOf } from "./pipeline-spans";

test("each station begins where the one before it ended", () => {
  const stations = [
    { wait: 0, work: 1 },
    { wait: 2, work: 1 },
    { wait: 5, work: 1 },
  ];
  expect(spansOf(stations)).toEqual([
    { start: 0, wait: 0, work: 9.7 },
    { start: 9.7, wait: 19.4, work: 9.7 },
    { start: 38.8, wait: 48.5, work: 9.7 },
  ]);
});

test("the last one ends within the drawing, with room for a work too short to be seen", () => {
  const last = spansOf([
    { wait: 41, work: 0.001 },
    { wait: 0, work: 41 },
  ]).at(-1);
  expect((last?.start ?? 0) + (last?.wait ?? 0) + (last?.work ?? 0)).toBeCloseTo(97, 1);
});
