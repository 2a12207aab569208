import { expect, test } from "vitest";
import { scaleOf } from "./path";

test.each([
  [0, 55_200, 2, [0, 20_000, 40_000]],
  [0, 38.9, 2, [0, 10, 20, 30]],
  [0, 9.7, 2, [0, 2, 4, 6, 8]],
  [0, 1, 2, [0, 0.5, 1]],
  [14, 32.4, 2, [15, 20, 25, 30]],
  [-5, 5.8, 2, [-5, 0, 5]],
  [0, 0.08, 2, [0, 0.02, 0.04, 0.06, 0.08]],
  [0, 0, 2, [0]],
  [0, 0.31, 3, [0, 0.1, 0.2, 0.3]],
  [0, 17, 3, [0, 5, 10, 15]],
  [0, 25, 3, [0, 5, 10, 15, 20, 25]],
  [0, 151, 3, [0, 50, 100, 150]],
  [0, 1, 3, [0, 0.2, 0.4, 0.6, 0.8, 1]],
])("the scale from %d to %d with at least %d steps has a few round values", (low, high, least, values) => {
  expect(scaleOf({ low, high }, least)).toEqual(values);
});
