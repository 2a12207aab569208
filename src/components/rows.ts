/**
 * How many entries stand in each row: as even as can be, the shorter rows first, and never one alone unless there is but
 * one. Five in rows of three make two and three.
 */
export function rowLengths(count: number, most: number): number[] {
  const rows = Math.ceil(count / most);
  const least = Math.floor(count / rows);
  const longer = count % rows;
  return Array.from({ length: rows }, (_, row) => (row < rows - longer ? least : least + 1));
}

/** The same, after one entry that has the first row for itself where the others fill theirs. */
export const rowsWithLead = (count: number, most: number): number[] =>
  count % most === 1 ? [1, ...rowLengths(count - 1, most)] : rowLengths(count, most);

/** Pairs; the last three entries of an odd number share a row. */
export const pairs = (count: number): number[] =>
  count < 4 ? [count] : [...Array.from({ length: Math.floor(count / 2) - 1 }, () => 2), 2 + (count % 2)];

/** The number of columns that divide into one, two and three entries a row. */
export const gridColumns = 6;

/** How many columns of the grid each entry takes, by the lengths of the rows. */
export const spansOf = (rows: readonly number[]): number[] =>
  rows.flatMap((length) => Array.from({ length }, () => gridColumns / length));
