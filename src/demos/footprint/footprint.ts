import type { DemoOf } from "../frame";
import { sharesOf, sum } from "../shares";

/** The scopes of the GHG Protocol Corporate Standard: own fuel, bought energy, everything else. */
const scopes = [1, 2, 3] as const;

export type Bill = DemoOf<"footprintCalculator">["bills"][number];

/** Tonnes of CO2 equivalent of one bill: activity data times emission factor (GHG Protocol, chapter 6). */
export const tonnesOf = ({ amount, factor }: Pick<Bill, "amount" | "factor">): number => (amount * factor) / 1000;

export function footprintOf(bills: readonly Pick<Bill, "scope" | "amount" | "factor">[]) {
  const tonnes = scopes.map((scope) => sum(bills.filter((bill) => bill.scope === scope).map(tonnesOf)));
  const shares = sharesOf(tonnes);
  return {
    total: sum(tonnes),
    scopes: scopes.map((scope, index) => ({ scope, tonnes: tonnes[index] ?? 0, share: shares[index] ?? 0 })),
  };
}

export type Footprint = ReturnType<typeof footprintOf>;
