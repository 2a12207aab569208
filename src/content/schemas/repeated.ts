/** The keys of a list that an earlier entry has: the place of each, and of the first that has it. */
export const repeated = (keys: readonly string[]): { index: number; first: number }[] =>
  keys.map((key, index) => ({ index, first: keys.indexOf(key) })).filter(({ index, first }) => first < index);
