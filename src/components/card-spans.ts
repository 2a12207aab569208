/** Columns of a grid of six that an entry takes: where two stand side by side, and where three do. */
export interface CardSpan {
  readonly medium: 3 | 6;
  readonly large: 2 | 3 | 6;
}

const columns = 6;

/**
 * Number of entries in each row: as even as can be, the shorter rows first, and none alone unless there is but one.
 * Five in rows of three make two and three.
 */
export function rowLengths(count: number, most: number): number[] {
  const rows = Math.ceil(count / most);
  const least = Math.floor(count / rows);
  const longer = count % rows;
  return Array.from({ length: rows }, (_, row) => (row < rows - longer ? least : least + 1));
}

/** Pairs; the last three of an odd number share a row. */
export const pairs = (count: number): number[] =>
  count < 4 ? [count] : [...Array.from({ length: Math.floor(count / 2) - 1 }, () => 2), 2 + (count % 2)];

/** The first has a row for itself where the others then fill theirs. */
const rowsWithLead = (count: number): number[] =>
  count % 3 === 1 ? [1, ...rowLengths(count - 1, 3)] : rowLengths(count, 3);

/** The columns of the grid that each entry of rows such as [2, 3] takes. */
const spansOf = (rows: readonly number[]): number[] =>
  rows.flatMap((length) => Array.from({ length }, () => columns / length));

const largeRows = {
  even: (count: number) => rowLengths(count, 3),
  lead: rowsWithLead,
  pairs,
};

/**
 * Cards in rows of up to three, and of two where there is less room, so that any number of them looks meant. Where one is
 * left over, it takes a whole row: the last, or with `lead` the first.
 */
export function cardSpans(count: number, arrangement: keyof typeof largeRows = "even"): CardSpan[] {
  const whole = count % 2 === 0 ? -1 : arrangement === "lead" ? 0 : count - 1;
  return spansOf(largeRows[arrangement](count)).map((large, index) => ({
    medium: index === whole ? 6 : 3,
    large: large === 6 ? 6 : large === 3 ? 3 : 2,
  }));
}

export function withSpans<Entry>(entries: readonly Entry[], arrangement?: keyof typeof largeRows) {
  const spans = cardSpans(entries.length, arrangement);
  return entries.map((entry, index) => ({ entry, index, span: spans[index] ?? ({ medium: 6, large: 6 } as const) }));
}
