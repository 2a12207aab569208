import { written } from "../../components/numbers";
import { useKept } from "../../components/use-kept";
import { maxBill } from "../../content/figures/units";
import type { Bill } from "./footprint";
import { readNumber } from "./read-number";

export interface BillEntry {
  readonly text: string;
  /** The last number that could be read. */
  readonly amount: number;
  readonly problem?: "unreadable" | "tooLarge";
}

export function useBillEntries(sample: readonly Bill[], locale: string) {
  const entryOf = ({ amount }: Bill): BillEntry => ({ amount, text: written(amount, locale) });
  const [entries, setEntries] = useKept(sample, "entries", () => sample.map(entryOf));
  const change = (place: number, next: (entry: BillEntry) => BillEntry) =>
    setEntries((all) => all.map((entry, index) => (index === place ? next(entry) : entry)));

  return {
    lines: sample.map((bill, place) => {
      const entry = entries[place] ?? entryOf(bill);
      return { sample: bill, entry, bill: { ...bill, amount: entry.amount } };
    }),
    /** Takes what is typed; what is no number keeps the last one. */
    enter: (place: number, text: string, units: readonly string[]) => {
      const read = readNumber(text, locale, units);
      change(place, ({ amount }) => {
        if (read === undefined) return { text, amount, problem: "unreadable" };
        return read > maxBill ? { text, amount, problem: "tooLarge" } : { text, amount: read };
      });
    },
    /** Writes the number as it was read; what is no number stays to be mended. */
    leave: (place: number) =>
      change(place, (entry) => (entry.problem ? entry : { ...entry, text: written(entry.amount, locale) })),
    reset: () => setEntries(sample.map(entryOf)),
  };
}
