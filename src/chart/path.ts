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
