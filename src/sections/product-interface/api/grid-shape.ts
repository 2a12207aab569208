import { type DayArc, dayArc, pointAt } from "../../../components/day-arc/arc-geometry";

/** Measures of a drawing of the day: the way of the sun above, what was generated below it. */
export interface GridShape {
  /** Room around it: the scale stands left of it. */
  readonly view: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly arc: DayArc;
  /** Height of the largest sum, and where its foot lies. */
  readonly height: number;
  readonly ground: number;
  /** Below the ground: the mark of the greenest hours, its thickness, the foot of its words and of the hours' words. */
  readonly mark: { readonly below: number; readonly thickness: number; readonly words: number };
  readonly words: number;
  /** Height from which an area has room for its name. */
  readonly nameHeight: number;
}

/** From 640 px on, and below: there units are about the pixels of a phone, so that words are as large as elsewhere. */
export const shapes = {
  wide: {
    view: { x: -64, y: -30, width: 808, height: 446 },
    arc: dayArc(720, 74),
    height: 244,
    ground: 340,
    mark: { below: 14, thickness: 8, words: 40 },
    words: 68,
    nameHeight: 20,
  },
  narrow: {
    view: { x: -42, y: -26, width: 318, height: 350 },
    arc: dayArc(252, 38),
    height: 196,
    ground: 268,
    mark: { below: 9, thickness: 6, words: 27 },
    words: 48,
    nameHeight: 15,
  },
} as const satisfies Record<string, GridShape>;

/** Place of an hour from left to right: the rule of the day's arc, so that a chart below it has its hours. */
export const acrossOf = ({ arc }: GridShape, hour: number) => Math.round((arc.width * hour) / 24);

/** Height at which an amount ends, where so much is the largest. */
export const downOf = ({ ground, height }: GridShape, amount: number, highest: number) =>
  Math.round(ground - (amount / highest) * height);

const hundredths = (share: number) => Math.round(1e4 * share) / 100;

/** Place of the sun at an hour, in percent of the drawing. */
export function sunPlace(shape: GridShape, hour: number): { left: number; top: number } {
  const { view, arc } = shape;
  return {
    left: hundredths((acrossOf(shape, hour) - view.x) / view.width),
    top: hundredths((pointAt(arc, hour).y - view.y) / view.height),
  };
}

/**
 * The edge of an area over the whole day: amounts of hours at their places, and that of the last hour at the end of the
 * day as well.
 */
export const edgeOf = (shape: GridShape, amounts: readonly number[], highest: number): string[] =>
  [...amounts, amounts.at(-1) ?? 0].map((amount, hour) => `${acrossOf(shape, hour)} ${downOf(shape, amount, highest)}`);
