import { useId } from "react";
import { takeOver } from "../../components/early-entries";
import { useLanguage, useMessages } from "../../components/messages";
import { written } from "../../components/numbers";
import { useKept } from "../../components/use-kept";
import { maxBill } from "../../content/figures/units";
import { interpolate } from "../../content/text/text";
import type { Bill } from "./footprint";
import { readNumber } from "./read-number";

interface BillEntry {
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

interface BillLineProps {
  bill: Bill;
  entry: BillEntry;
  tonnes: string;
  onEnter: (text: string, units: readonly string[]) => void;
  onLeave: () => void;
}

export function BillLine({ bill, entry, tonnes, onEnter, onLeave }: BillLineProps) {
  const { footprint: words, factorSource, units } = useMessages();
  const { locale } = useLanguage();
  const id = useId();
  const { text, problem } = entry;
  const unit = units[bill.unit];
  const basis = interpolate(words.basis, {
    evidence: bill.evidence ?? "",
    factor: written(bill.factor, locale, 10),
    unit: unit.one,
    source: interpolate(factorSource, { ...bill.source }),
  }).trimStart();
  const found = text.trim();
  const unread = found === "" ? words.empty : words.invalid;
  return (
    <li>
      <div>
        <label htmlFor={id}>{bill.title}</label>
        <small id={`${id}b`}>{basis}</small>
      </div>
      <span>
        <input
          ref={takeOver}
          id={id}
          name={bill.title}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          aria-describedby={problem ? `${id}e ${id}b` : `${id}b`}
          aria-invalid={problem ? true : undefined}
          onChange={({ currentTarget }) => onEnter(currentTarget.value, [unit.symbol, unit.one])}
          onBlur={onLeave}
        />
        {unit.symbol}
      </span>
      <b>{tonnes}</b>
      {problem && (
        <em id={`${id}e`}>
          {interpolate(problem === "tooLarge" ? words.tooLarge : unread, {
            found,
            example: written(bill.amount, locale),
            max: written(maxBill, locale),
          })}
        </em>
      )}
    </li>
  );
}
