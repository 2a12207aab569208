import { sharesOf } from "../shares";

/** The scopes of the GHG Protocol Corporate Standard: own fuel, bought energy, everything else. */
const scopes = [1, 2, 3] as const;

export interface Bill {
  readonly scope: number;
  readonly amount: number;
  /** Kilograms of CO2 equivalent for one unit. */
  readonly factor: number;
}

/** Tonnes of CO2 equivalent of one bill: activity data times emission factor (GHG Protocol, chapter 6). */
export const tonnesOf = ({ amount, factor }: Bill): number => (amount * factor) / 1000;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** A footprint in tonnes of CO2 equivalent; nothing is rounded before it is written. */
export interface Footprint {
  readonly total: number;
  /** The sum of each scope and its share in full percents, which add up to 100. */
  readonly scopes: readonly { readonly scope: number; readonly tonnes: number; readonly share: number }[];
}

export function footprintOf(bills: readonly Bill[]): Footprint {
  const tonnes = scopes.map((scope) => sum(bills.filter((bill) => bill.scope === scope).map(tonnesOf)));
  const shares = sharesOf(tonnes);
  return {
    total: sum(tonnes),
    scopes: scopes.map((scope, index) => ({ scope, tonnes: tonnes[index] ?? 0, share: shares[index] ?? 0 })),
  };
}
