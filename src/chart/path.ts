import { type Range, topOf } from "./scale";

/** A value at a place, in percent from left to right. */
export interface Point {
  readonly at: number;
  readonly value: number;
}

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

const written = ({ at, value }: Point, range: Range) => `${Math.round(at * 10) / 10} ${topOf(value, range)}`;

export const straightPath = (points: readonly Point[], range: Range): string =>
  `M${points.map((point) => written(point, range)).join("L")}`;

export function smoothPath(points: readonly Point[], range: Range): string {
  const slopes = slopesOf(points);
  return points
    .map((point, index) => {
      const before = points[index - 1];
      if (!before) return `M${written(point, range)}`;
      const third = (point.at - before.at) / 3;
      const controls = [
        { at: before.at + third, value: before.value + third * (slopes[index - 1] ?? 0) },
        { at: point.at - third, value: point.value - third * (slopes[index] ?? 0) },
      ];
      return `C${[...controls, point].map((place) => written(place, range)).join(" ")}`;
    })
    .join("");
}

export function bandPath(points: readonly (Point & { readonly spread?: number | undefined })[], range: Range): string {
  const edge = (sign: 1 | -1) =>
    points.map(({ at, value, spread }) => ({ at, value: Math.max(value + sign * (spread ?? 0), range.low) }));
  return `${smoothPath(edge(1), range)}${smoothPath(edge(-1).reverse(), range).replace("M", "L")}Z`;
}

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
