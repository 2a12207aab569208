import { describe, expect, test } from "vitest";
import { cardSpans, pairs, rowLengths, spansOf, startsRow, withSpans } from "./card-spans";

const counts = Array.from({ length: 30 }, (_, index) => index + 1);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The lengths of the rows that entries of such widths make on a grid of six columns. */
function rowsMadeOf(spans: readonly number[]): number[] {
  const rows: number[] = [];
  let [length, width] = [0, 0];
  for (const span of spans) {
    length += 1;
    width += span;
    expect(width).toBeLessThanOrEqual(6);
    if (width < 6) continue;
    rows.push(length);
    [length, width] = [0, 0];
  }
  expect(width).toBe(0);
  return rows;
}

describe.each(counts)("%i entries", (count) => {
  test.each([3, 6])("stand in rows of at most %i, none alone", (most) => {
    const rows = rowLengths(count, most);
    expect(sum(rows)).toBe(count);
    expect(Math.max(...rows)).toBeLessThanOrEqual(most);
    expect(rows.includes(1)).toBe(count === 1);
  });

  test("stand in pairs, and three where one is left", () => {
    const rows = pairs(count);
    expect(sum(rows)).toBe(count);
    expect(rows.includes(1)).toBe(count === 1);
    expect(Math.max(...rows)).toBeLessThanOrEqual(3);
  });

  test.each(["even", "lead", "pairs"] as const)("fill every row of the cards' grid, %s", (arrangement) => {
    const spans = cardSpans(count, arrangement);
    expect(spans).toHaveLength(count);
    expect(sum(rowsMadeOf(spans.map(({ medium }) => medium)))).toBe(count);
    expect(sum(rowsMadeOf(spans.map(({ large }) => large)))).toBe(count);
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
  expect(cardSpans(7, "lead").map(({ large }) => large)).toEqual([6, 2, 2, 2, 2, 2, 2]);
});

test("an odd one stands in a row of its own where two stand side by side", () => {
  expect(cardSpans(3).map(({ medium }) => medium)).toEqual([3, 3, 6]);
  expect(cardSpans(3, "lead").map(({ medium }) => medium)).toEqual([6, 3, 3]);
});

test("each entry gets its place", () => {
  expect(withSpans(["a", "b"]).map(({ entry, span }) => [entry, span.large])).toEqual([
    ["a", 3],
    ["b", 3],
  ]);
});

test("the first of each row is known", () => {
  expect(startsRow([3, 3, 2, 2, 2])).toEqual([true, false, true, false, false]);
});

test("spans fill rows of any length that divides the grid", () => {
  expect(spansOf([2, 3])).toEqual([3, 3, 2, 2, 2]);
});
