/** The way of the sun over 24 hours: a piece of a circle on which hours run evenly from left to right, noon on top. */
export interface DayArc {
  readonly width: number;
  /** Rise of noon above midnight. */
  readonly rise: number;
  readonly radius: number;
}

export const dayArc = (width: number, rise: number): DayArc => ({
  width,
  rise,
  radius: ((width / 2) ** 2 + rise ** 2) / (2 * rise),
});

const rounded = (value: number) => Math.round(value * 10) / 10;

const angleOf = ({ width, radius }: DayArc, hour: number) => Math.asin(((hour / 24 - 0.5) * width) / radius);

/** Place of an hour, on the way itself or on a smaller circle about the same centre. */
export function pointAt(arc: DayArc, hour: number, inset = 0): { x: number; y: number } {
  const angle = angleOf(arc, hour);
  const radius = arc.radius - inset;
  return {
    x: rounded(arc.width / 2 + radius * Math.sin(angle)),
    y: rounded(arc.radius - radius * Math.cos(angle)),
  };
}

/** The line from one hour to another, as the path of an SVG. */
export function linePath(arc: DayArc, from: number, to: number, inset = 0): string {
  const [start, end] = [pointAt(arc, from, inset), pointAt(arc, to, inset)];
  const radius = rounded(arc.radius - inset);
  return `M${start.x} ${start.y}A${radius} ${radius} 0 0 1 ${end.x} ${end.y}`;
}

/** A band from one hour to another, as the path of an SVG: its outer edge lies that far inside the way. */
export function barPath(arc: DayArc, from: number, to: number, inset: number, thickness: number): string {
  const [a, b] = [pointAt(arc, from, inset), pointAt(arc, to, inset)];
  const [c, d] = [pointAt(arc, to, inset + thickness), pointAt(arc, from, inset + thickness)];
  const [outer, inner] = [rounded(arc.radius - inset), rounded(arc.radius - inset - thickness)];
  return `M${a.x} ${a.y}A${outer} ${outer} 0 0 1 ${b.x} ${b.y}L${c.x} ${c.y}A${inner} ${inner} 0 0 0 ${d.x} ${d.y}Z`;
}

/** Widest letters of a label in a bar, and the room on either side of it, in pixels. */
const [letter, labelGap] = [7, 8];

/**
 * The part of a line where a label has room and keeps clear of the sun's ray at `now`: all of the line, or the longer side
 * of the ray. Undefined where the label has none.
 */
export function labelSpan(
  arc: DayArc,
  { from, to }: { from: number; to: number },
  inset: number,
  label: string,
  now = from,
): readonly [from: number, to: number] | undefined {
  const lengthOf = ([start, end]: readonly [number, number]) =>
    (arc.radius - inset) * (angleOf(arc, end) - angleOf(arc, start));
  const ray = Math.min(Math.max(now, from), to);
  const sides = [[from, ray] as const, [ray, to] as const].sort((one, other) => lengthOf(other) - lengthOf(one));
  return sides.find((side) => lengthOf(side) >= label.length * letter + 2 * labelGap);
}
