import { describe, expect, test } from "vitest";
import { pairs, rowLengths, withSpans } from "./cards";

const counts = Array.from({ length: 30 }, (_, index) => index + 1);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

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

  test.each(["even", "lead", "pairs"] as const)("leave no gap in the cards' grid of six columns, %s", (arrangement) => {
    for (const size of ["medium", "large"] as const) {
      const spans = withSpans(Array.from({ length: count }), arrangement).map(({ span }) => span[size]);
      expect(spans).toHaveLength(count);
      const ends = spans.map((_, index) => sum(spans.slice(0, index + 1)));
      expect(ends.filter((end) => end % 6 === 0)).toHaveLength(sum(spans) / 6);
    }
  });
});
