import { convertedFactor, type UnitName, unitsLike } from "../content/figures/units";

export interface PublishedFactor {
  readonly activity: string;
  /** Kilograms of CO2 equivalent for one unit. */
  readonly factor: number;
  readonly unit: UnitName;
  /** Units that it can be read in as well, where not all that measure the same fit. */
  readonly alsoIn?: readonly UnitName[] | undefined;
}

/** Choice of a visitor; undefined for all activities, and for units as they were published. */
export interface FactorChoice {
  readonly activity?: string | undefined;
  readonly unit?: UnitName | undefined;
}

export const activitiesOf = (factors: readonly PublishedFactor[]): string[] => [
  ...new Set(factors.map(({ activity }) => activity)),
];

const isOf = (activity: string | undefined) => (factor: PublishedFactor) =>
  activity === undefined || factor.activity === activity;

const unitsOf = ({ unit, alsoIn }: PublishedFactor): UnitName[] =>
  unitsLike(unit).filter((other) => other === unit || !alsoIn || alsoIn.includes(other));

/** The units that the rows of an activity can be counted in; of all activities, none is for all rows. */
export function unitsFor(factors: readonly PublishedFactor[], activity: string | undefined): UnitName[] {
  if (activity === undefined) return [];
  return [...new Set(factors.filter(isOf(activity)).flatMap(unitsOf))];
}

/** The rows of an activity, each in the chosen unit where it can be counted in it, and as published where it cannot. */
export const factorRows = <Row extends PublishedFactor>(factors: readonly Row[], { activity, unit }: FactorChoice) =>
  factors
    .filter(isOf(activity))
    .map((row) =>
      unit && unit !== row.unit && unitsOf(row).includes(unit)
        ? { ...row, unit, factor: convertedFactor(row.factor, row.unit, unit), isConverted: true }
        : { ...row, isConverted: false },
    );

/** A factor as published, or with the three digits that a converted one is worth, and how many signs stand before its decimals. */
export function writtenFactor({ factor, isConverted }: { factor: number; isConverted: boolean }, locale: string) {
  const digits = isConverted ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: 10 };
  const parts = new Intl.NumberFormat(locale, digits).formatToParts(factor);
  const before = parts.filter(({ type }) => type === "integer" || type === "group");
  const joined = (some: typeof parts) => some.map(({ value }) => value).join("");
  return { written: joined(parts), whole: joined(before).length };
}
