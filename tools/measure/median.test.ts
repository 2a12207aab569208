import { expect, test } from "vitest";
import { median, medians } from "./median";

test.each([
  [[], undefined],
  [[7], 7],
  [[9, 1, 10], 9],
  [[4, 1, 3, 2], 2.5],
])("the middle of %j is %s", (numbers, middle) => {
  expect(median(numbers)).toBe(middle);
});

test("medians are taken of each number by itself, and of those that there are", () => {
  const runs: [object, ...object[]] = [
    { time: 3, bytes: { script: 10 }, tap: undefined },
    { time: 1, bytes: { script: 30 }, tap: 200 },
    { time: 2, bytes: { script: 20 }, tap: 100 },
  ];
  expect(medians(runs)).toEqual({ time: 2, bytes: { script: 20 }, tap: 150 });
});
