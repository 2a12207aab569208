import { expect, test } from "vitest";
import { lineDifferences } from "./line-differences";

test.each([
  ["a changed line", ["a", "b", "c"], ["a", "x", "c"], [1], [1]],
  ["a line more", ["a", "c"], ["a", "b", "c"], [], [1]],
  ["a line less", ["a", "b", "c"], ["a", "c"], [1], []],
  ["the same", ["a"], ["a"], [], []],
])("%s is marked, and nothing else", (_, left, right, inLeft, inRight) => {
  const found = lineDifferences(left, right);
  expect([[...found.left], [...found.right]]).toEqual([inLeft, inRight]);
});
