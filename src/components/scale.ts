/** The lowest and the highest value of a drawing. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

/** The round values of the scale beside a drawing: two to six of them, the lowest at its foot or above it. */
export function scaleOf({ low, high }: Range): number[] {
  const power = 10 ** Math.floor(Math.log10((high - low) / 2));
  const step = [5, 2, 1].map((part) => part * power).find((part) => (high - low) / part >= 2) ?? power;
  const first = Math.ceil(low / step);
  const count = Math.floor(high / step) - first + 1;
  return Array.from({ length: count }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}
