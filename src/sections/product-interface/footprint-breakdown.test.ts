import { expect, test } from "vitest";
import { shareOf } from "./footprint-breakdown";

test.each([
  [1, 4, 25],
  [1, 3, 33],
  [2, 3, 67],
  [12.5, 12.5, 100],
  [0, 10, 0],
  [0, 0, 0],
])("%d of %d is %d percent", (amount, total, share) => {
  expect(shareOf(amount, total)).toBe(share);
});
