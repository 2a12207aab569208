import { expect, test } from "vitest";
import { hoursFor } from "./process";

test.each([
  [3, ["07:00", "12:00", "17:00"]],
  [4, ["07:00", "10:00", "13:00", "17:00"]],
  [5, ["07:00", "09:00", "12:00", "14:00", "17:00"]],
  [6, ["07:00", "09:00", "11:00", "13:00", "15:00", "17:00"]],
])("a working day in %d steps", (steps, hours) => {
  expect(hoursFor(steps)).toEqual(hours);
});
