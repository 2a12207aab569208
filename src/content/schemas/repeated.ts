/** The entries of a list whose key an earlier one has: the place of each, and of the first that has its key. */
export function repeated<Entry>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => string,
): { index: number; first: number }[] {
  const keys = entries.map(keyOf);
  return keys.map((key, index) => ({ index, first: keys.indexOf(key) })).filter(({ index, first }) => first < index);
}
