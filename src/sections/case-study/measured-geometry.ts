interface Point {
  readonly title: string;
  readonly value: number;
}

/** The value at the head of the drawing: above the highest, with room for words. */
export const headOf = (values: readonly number[]): number => Math.max(...values, Number.MIN_VALUE) * 1.25;

/** Values to read the drawing by: zero and three to five round ones. */
export function ticksOf(values: readonly number[]): number[] {
  const highest = Math.max(...values);
  if (highest <= 0) return [0];
  const rough = highest / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5].findLast((factor) => factor * power <= rough * 1.05) ?? 1) * power;
  return Array.from({ length: Math.floor((highest * 1.02) / step) + 1 }, (_, index) => index * step);
}

/** Place of a point from the left, in percent: in the middle of its column. */
export const leftOf = (index: number, count: number): number => Math.round((1000 * (index + 0.5)) / count) / 10;

/** Distance of a value from the top, in percent. */
export const topOf = (value: number, head: number): number => Math.round(1000 * (1 - value / head)) / 10;

/** A line through points, in percent of the drawing. */
export const lineThrough = (points: readonly Point[], from: number, to: number, head: number): string =>
  points
    .flatMap(({ value }, index) =>
      index < from || index > to ? [] : [`${leftOf(index, points.length)} ${topOf(value, head)}`],
    )
    .join("L")
    .replace(/^/, "M");

/** The height at which words over a point lie on no part of the line beside it. */
export const clearTop = (points: readonly Point[], index: number, head: number): number =>
  Math.min(...points.slice(Math.max(index - 2, 0), index + 3).map(({ value }) => topOf(value, head)));

/**
 * Share of its own width by which a word stands left of its point: about it, but off an edge of the drawing, and off the
 * words of a pause that begins soon after it.
 */
export function shiftAt(left: number, pause: number): number {
  if (left < 12) return 0;
  if (left > 88) return 100;
  return pause > left && pause - left < 15 ? 70 : 50;
}

/** Numbers of what stands at some places, from left to right; of two at one place, the earlier one first. */
export function numbersOf(places: readonly number[]): number[] {
  const order = [...places.keys()].sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
  return places.map((_, index) => order.indexOf(index) + 1);
}
