import type { Range } from "../../components/scale";

interface Point {
  readonly at: number;
  readonly value: number;
}

/** The drawing's own units: percent across, and as many down. */
export const drawing = { width: 600, height: 300 } as const;

/** The slope of the curve at each point: no curve rises above its points, as one of a forecast must not. */
function slopesOf(points: readonly Point[]): number[] {
  const steps = points.slice(1).map((point, index) => {
    const before = points[index] as Point;
    return (point.value - before.value) / (point.at - before.at);
  });
  return points.map((_, index) => {
    const [left, right] = [steps[index - 1], steps[index]];
    if (left === undefined || right === undefined) return left ?? right ?? 0;
    return left * right <= 0 ? 0 : (2 * left * right) / (left + right);
  });
}

/** The range of values that a drawing shows: from its foot, or the lowest, to a little above the highest. */
export function rangeOf(values: readonly number[], foot = 0): Range {
  const low = Math.min(foot, ...values);
  const highest = Math.max(...values);
  return { low, high: highest + (highest - low || 1) * 0.08 };
}

/** Distance of a value from the top, in percent of the height. */
export const topOf = (value: number, { low, high }: Range): number =>
  Math.round(1000 * (1 - (value - low) / (high - low))) / 10;

/** The commands of a smooth path through the points; the first only moves there. */
export function smoothPath(points: readonly Point[], range: Range): string {
  const slopes = slopesOf(points);
  const written = (at: number, value: number) =>
    `${Math.round((at / 100) * drawing.width)} ${Math.round((topOf(value, range) / 100) * drawing.height)}`;
  return points
    .map(({ at, value }, index) => {
      const before = points[index - 1];
      if (!before) return `M${written(at, value)}`;
      const third = (at - before.at) / 3;
      const leaving = written(before.at + third, before.value + third * (slopes[index - 1] ?? 0));
      const arriving = written(at - third, value - third * (slopes[index] ?? 0));
      return `C${leaving} ${arriving} ${written(at, value)}`;
    })
    .join("");
}

/** The value of the smooth curve at a place between its points. */
export function valueAt(points: readonly Point[], at: number): number {
  const slopes = slopesOf(points);
  const next = points.findIndex((point) => point.at >= at);
  const [before, after] = [points[next - 1], points[next]];
  if (!after) return points.at(-1)?.value ?? 0;
  if (!before) return after.value;
  const width = after.at - before.at;
  const t = (at - before.at) / width;
  const [start, end] = [slopes[next - 1] ?? 0, slopes[next] ?? 0];
  return (
    before.value * (1 + 2 * t) * (1 - t) ** 2 +
    start * width * t * (1 - t) ** 2 +
    after.value * t ** 2 * (3 - 2 * t) +
    end * width * t ** 2 * (t - 1)
  );
}

/** The place on the smooth curve that is nearest to a point of the drawing, in whole percent from left to right. */
export function nearestTo(points: readonly Point[], { at, value }: Point, range: Range): number {
  const distance = (place: number) =>
    Math.hypot(place - at, topOf(valueAt(points, place), range) - topOf(value, range));
  const places = Array.from({ length: 101 }, (_, place) => place);
  return places.reduce((best, place) => (distance(place) < distance(best) ? place : best), 0);
}

/** The area between what a curve may be at most and at least, as a closed path. */
export function bandPath(points: readonly (Point & { readonly spread?: number | undefined })[], range: Range): string {
  const edge = (sign: 1 | -1) =>
    points.map(({ at, value, spread }) => ({ at, value: Math.max(value + sign * (spread ?? 0), range.low) }));
  return `${smoothPath(edge(1), range)}${smoothPath(edge(-1).reverse(), range).replace("M", "L")}Z`;
}
