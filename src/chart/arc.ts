/** The way of the sun over 24 hours: a piece of a circle on which hours run evenly from left to right, noon on top. */
export interface Arc {
  readonly width: number;
  readonly rise: number;
  readonly radius: number;
}

export const dayArc = (width: number, rise: number): Arc => ({
  width,
  rise,
  radius: ((width / 2) ** 2 + rise ** 2) / (2 * rise),
});

const rounded = (value: number) => Math.round(value * 10) / 10;

const angleOf = ({ width, radius }: Arc, hour: number) => Math.asin(((hour / 24 - 0.5) * width) / radius);

/** Place of an hour on the arc, or on a smaller circle about the same centre. */
export function pointAt(arc: Arc, hour: number, inset = 0): { x: number; y: number } {
  const angle = angleOf(arc, hour);
  const radius = arc.radius - inset;
  return {
    x: rounded(arc.width / 2 + radius * Math.sin(angle)),
    y: rounded(arc.radius - radius * Math.cos(angle)),
  };
}

const pieceOf = (arc: Arc, from: number, to: number, inset: number) => {
  const [start, end] = [pointAt(arc, from, inset), pointAt(arc, to, inset)];
  const radius = rounded(arc.radius - inset);
  return `${start.x} ${start.y}A${radius} ${radius} 0 0 ${from < to ? 1 : 0} ${end.x} ${end.y}`;
};

export const linePath = (arc: Arc, from: number, to: number, inset = 0): string => `M${pieceOf(arc, from, to, inset)}`;

export const barPath = (arc: Arc, from: number, to: number, inset: number, thickness: number): string =>
  `M${pieceOf(arc, from, to, inset)}L${pieceOf(arc, to, from, inset + thickness)}Z`;

/** Widest letters of a label in a bar, and the room on either side of it, in pixels. */
const [letter, labelGap] = [7, 8];

/** The part of a line where a label has room clear of the sun's ray at `now`; undefined where it has none. */
export function labelSpan(
  arc: Arc,
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
