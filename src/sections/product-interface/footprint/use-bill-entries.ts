import { useState } from "react";
import { maxBill } from "../../../content/limits";
import { isAmbiguous, readNumber, written, writtenPlainly } from "../read-number";
import type { Bill } from "./footprint";
import { useSettled } from "./use-settled";

/** An amount as a visitor has entered it. */
export interface BillEntry {
  /** Text of the field. */
  readonly text: string;
  /** The last number that could be read. */
  readonly amount: number;
  readonly isWrong: boolean;
  readonly isTooLarge: boolean;
  /** The number as it was read, where other languages would read another. */
  readonly readAs: string | undefined;
}

const noRemark = { isWrong: false, isTooLarge: false, readAs: undefined };

/** Bills whose amounts a visitor can change: as entered, as read, and as they were before the last changes. */
export function useBillEntries<B extends Bill>(sample: readonly B[], locale: string) {
  const unchanged = sample.map(({ amount }): BillEntry => ({ amount, text: written(amount, locale), ...noRemark }));
  const [entries, setEntries] = useState(unchanged);
  const settled = useSettled(entries);
  const withAmounts = (all: readonly BillEntry[]) =>
    sample.map((bill, place) => ({ ...bill, amount: all[place]?.amount ?? bill.amount }));
  const change = (place: number, next: (entry: BillEntry) => BillEntry) =>
    setEntries((all) => all.map((entry, index) => (index === place ? next(entry) : entry)));

  return {
    entries,
    bills: withAmounts(entries),
    billsBefore: withAmounts(settled),
    /** Takes what is typed; what is no number keeps the last one. */
    enter: (place: number, text: string) => {
      const read = readNumber(text, locale);
      const isTooLarge = read !== undefined && read > maxBill;
      change(place, (entry) =>
        read === undefined || isTooLarge
          ? { ...entry, text, isWrong: true, isTooLarge, readAs: undefined }
          : { text, amount: read, ...noRemark },
      );
    },
    /** Writes the number as it was read; what is no number stays to be mended. */
    leave: (place: number) =>
      change(place, (entry) =>
        entry.isWrong
          ? entry
          : {
              ...entry,
              text: written(entry.amount, locale),
              readAs: isAmbiguous(entry.text, locale) ? writtenPlainly(entry.amount, locale) : entry.readAs,
            },
      ),
    reset: () => setEntries(unchanged),
  };
}
