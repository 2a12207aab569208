import { expect, test } from "vitest";
import { scaleOf } from "./scale";

test.each([
  [0, 55_200, [0, 20_000, 40_000]],
  [0, 38.9, [0, 10, 20, 30]],
  [0, 9.7, [0, 2, 4, 6, 8]],
  [0, 1, [0, 0.5, 1]],
  [14, 32.4, [15, 20, 25, 30]],
  [-5, 5.8, [-5, 0, 5]],
  [0, 0.08, [0, 0.02, 0.04, 0.06, 0.08]],
])("the scale from %d to %d has a few round values", (low, high, values) => {
  expect(scaleOf({ low, high })).toEqual(values);
});
