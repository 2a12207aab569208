export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Full percents that add up to 100, by the method of the largest remainder. Parts of nothing are all zero. */
export function sharesOf(amounts: readonly number[]): number[] {
  const total = sum(amounts);
  if (total <= 0) return amounts.map(() => 0);
  const exact = amounts.map((amount) => (amount / total) * 100);
  const shares = exact.map(Math.floor);
  const missing = 100 - sum(shares);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((one, other) => other.remainder - one.remainder || one.index - other.index);
  for (const { index } of byRemainder.slice(0, missing)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
