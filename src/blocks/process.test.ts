import { expect, test } from "vitest";
import { hoursFor } from "./process";

test.each([
  [3, ["07", "12", "17"]],
  [4, ["07", "10", "13", "17"]],
  [5, ["07", "09", "12", "14", "17"]],
  [6, ["07", "09", "11", "13", "15", "17"]],
])("a working day in %d steps", (steps, hours) => {
  expect(hoursFor(steps)).toEqual(hours);
});
