import { expect, test } from "vitest";
import { sheetAt } from "./proof";

const sheets = [{ hour: "09:00" }, { hour: "12:00" }, { hour: "15:00" }];

test.each([
  [0, 0],
  [9, 0],
  [11, 0],
  [12, 1],
  [14, 1],
  [15, 2],
  [23, 2],
])("at %i o'clock the sheet at place %i is open", (hour, place) => {
  expect(sheetAt(sheets, hour)).toBe(place);
});

test("without sheets it is the first", () => {
  expect(sheetAt([], 12)).toBe(0);
});
