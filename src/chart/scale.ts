export interface Range {
  readonly low: number;
  readonly high: number;
}

/** From the foot, or the lowest value, to some room above the highest: a share of the height. */
export function rangeOf(values: readonly number[], room: number, foot = 0): Range {
  const low = Math.min(foot, ...values);
  const highest = Math.max(...values);
  return { low, high: highest + (highest - low || 1) * room };
}

export const topOf = (value: number, { low, high }: Range): number =>
  Math.round(1000 * (1 - (value - low) / (high - low))) / 10;

/** The round values beside a drawing, the lowest at its foot or above it; at least so many steps apart. */
export function scaleOf({ low, high }: Range, least = 2): number[] {
  if (high <= low) return [low];
  const power = 10 ** Math.floor(Math.log10((high - low) / least));
  const step = [5, 2, 1].map((part) => part * power).find((part) => (high - low) / part >= least) ?? power;
  const first = Math.ceil(low / step);
  const count = Math.floor(high / step) - first + 1;
  return Array.from({ length: count }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}
