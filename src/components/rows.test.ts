import { describe, expect, test } from "vitest";
import { pairs, rowLengths, rowsWithLead, spansOf } from "./rows";

const counts = Array.from({ length: 30 }, (_, index) => index + 1);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe.each(counts)("%i entries", (count) => {
  test.each([3, 6])("stand in rows of at most %i, none alone", (most) => {
    const rows = rowLengths(count, most);
    expect(sum(rows)).toBe(count);
    expect(Math.max(...rows)).toBeLessThanOrEqual(most);
    expect(rows.includes(1)).toBe(count === 1);
  });

  test("have a lead only where the others fill their rows", () => {
    const [first, ...others] = rowsWithLead(count, 3);
    expect(sum([first ?? 0, ...others])).toBe(count);
    expect(others).not.toContain(1);
  });

  test("stand in pairs, and three where one is left", () => {
    const rows = pairs(count);
    expect(sum(rows)).toBe(count);
    expect(rows.includes(1)).toBe(count === 1);
    expect(Math.max(...rows)).toBeLessThanOrEqual(3);
  });
});

test.each([
  [5, [2, 3]],
  [7, [2, 2, 3]],
  [9, [3, 3, 3]],
])("%i entries in rows of three: %j", (count, rows) => {
  expect(rowLengths(count, 3)).toEqual(rows);
});

test("seven with a lead: one, then two rows of three", () => {
  expect(rowsWithLead(7, 3)).toEqual([1, 3, 3]);
});

test("spans fill every row", () => {
  expect(spansOf([2, 3])).toEqual([3, 3, 2, 2, 2]);
});
