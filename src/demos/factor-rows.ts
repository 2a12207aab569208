import { convertedFactor, type UnitName, unitsLike } from "../content/figures/units";

export interface PublishedFactor {
  readonly activity: string;
  /** Kilograms of CO2 equivalent for one unit. */
  readonly factor: number;
  readonly unit: UnitName;
  /** Where not all units that measure the same fit. */
  readonly alsoIn?: readonly UnitName[] | undefined;
}

export const activitiesOf = (factors: readonly PublishedFactor[]): string[] => [
  ...new Set(factors.map(({ activity }) => activity)),
];

/** No activity stands for all of them. */
const isOf = (activity: string) => (factor: PublishedFactor) => activity === "" || factor.activity === activity;

const unitsOf = ({ unit, alsoIn }: PublishedFactor): UnitName[] =>
  unitsLike(unit).filter((other) => other === unit || !alsoIn || alsoIn.includes(other));

export function unitsFor(factors: readonly PublishedFactor[], activity: string): UnitName[] {
  if (activity === "") return [];
  return [...new Set(factors.filter(isOf(activity)).flatMap(unitsOf))];
}

export const factorRows = <Row extends PublishedFactor>(
  factors: readonly Row[],
  activity: string,
  unit: UnitName | undefined,
) =>
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
