import { convertedFactor, type UnitName, unitsLike } from "../../../content/units";

/** A factor as it was published. */
export interface PublishedFactor {
  readonly activity: string;
  /** Kilograms of CO2 equivalent for one unit. */
  readonly factor: number;
  readonly unit: UnitName;
}

/** Choice of a visitor; undefined for all activities, and for units as they were published. */
export interface FactorChoice {
  readonly activity?: string | undefined;
  readonly unit?: UnitName | undefined;
}

/** Each activity once, in the order of the table. */
export const activitiesOf = (factors: readonly PublishedFactor[]): string[] => [
  ...new Set(factors.map(({ activity }) => activity)),
];

const isOf = (activity: string | undefined) => (factor: PublishedFactor) =>
  activity === undefined || factor.activity === activity;

/** The units that the rows of an activity can be counted in; of all activities, none is for all rows. */
export function unitsFor(factors: readonly PublishedFactor[], activity: string | undefined): UnitName[] {
  if (activity === undefined) return [];
  return [...new Set(factors.filter(isOf(activity)).flatMap(({ unit }) => unitsLike(unit)))];
}

/** The rows of an activity, each in the chosen unit where it can be counted in it, and as published where it cannot. */
export function factorRows<Row extends PublishedFactor>(factors: readonly Row[], choice: FactorChoice): Row[] {
  const { activity, unit } = choice;
  return factors
    .filter(isOf(activity))
    .map((row) =>
      unit && unitsLike(row.unit).includes(unit)
        ? { ...row, unit, factor: convertedFactor(row.factor, row.unit, unit) }
        : row,
    );
}

/** The most digits that any factor is written with: what is smaller than this is nothing. */
const mostDigits = 8;

/**
 * Number of digits after the decimal point that show two of the smallest factor's own, so that all factors line up and
 * none is zero that is not: 3 for 0.36, 2.7 and 0.015.
 */
export function digitsFor(factors: readonly number[]): number {
  const smallest = Math.min(...factors.filter((factor) => factor > 0), 1);
  return Math.min(mostDigits, Math.max(2, 1 - Math.floor(Math.log10(smallest))));
}
