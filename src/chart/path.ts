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

type Piece = readonly [start: Point, Point, Point, end: Point];

/** The Bézier curves from point to point: none rises above its points, as one of a forecast must not. */
function piecesOf(points: readonly Point[]): Piece[] {
  const steps = points.slice(1).map((point, index) => {
    const before = points[index] as Point;
    return (point.value - before.value) / (point.at - before.at);
  });
  const slopeAt = (index: number) => {
    const [left, right] = [steps[index - 1], steps[index]];
    if (left === undefined || right === undefined) return left ?? right ?? 0;
    return left * right <= 0 ? 0 : (2 * left * right) / (left + right);
  };
  return points.slice(1).map((end, index) => {
    const start = points[index] as Point;
    const third = (end.at - start.at) / 3;
    return [
      start,
      { at: start.at + third, value: start.value + third * slopeAt(index) },
      { at: end.at - third, value: end.value - third * slopeAt(index + 1) },
      end,
    ];
  });
}

const written = ({ at, value }: Point, range: Range) => `${Math.round(at * 10) / 10} ${topOf(value, range)}`;

export const straightPath = (points: readonly Point[], range: Range): string =>
  `M${points.map((point) => written(point, range)).join("L")}`;

export function smoothPath(points: readonly Point[], range: Range): string {
  const curves = piecesOf(points).map(([, ...rest]) => `C${rest.map((place) => written(place, range)).join(" ")}`);
  return straightPath(points.slice(0, 1), range) + curves.join("");
}

export function bandPath(points: readonly (Point & { readonly spread?: number | undefined })[], range: Range): string {
  const edge = (sign: 1 | -1) =>
    points.map(({ at, value, spread }) => ({ at, value: Math.max(value + sign * (spread ?? 0), range.low) }));
  return `${smoothPath(edge(1), range)}${smoothPath(edge(-1).reverse(), range).replace("M", "L")}Z`;
}

export function valueAt(points: readonly Point[], at: number): number {
  const piece = piecesOf(points).find(([, , , end]) => end.at >= at);
  if (!piece) return points.at(-1)?.value ?? 0;
  const [start, first, second, end] = piece;
  const t = Math.max(0, (at - start.at) / (end.at - start.at));
  const [near, far] = [3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t)];
  return start.value * (1 - t) ** 3 + first.value * near + second.value * far + end.value * t ** 3;
}
