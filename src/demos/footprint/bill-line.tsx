import { useId } from "react";
import { takeOver } from "../../components/early-entries";
import { useLanguage, useMessages } from "../../components/messages";
import { written } from "../../components/numbers";
import { maxBill } from "../../content/figures/units";
import { interpolate } from "../../content/text/text";
import type { BillEntry } from "./bill-entries";
import type { Bill } from "./footprint";

interface BillLineProps {
  bill: Bill;
  entry: BillEntry;
  tonnes: string;
  onEnter: (text: string, units: readonly string[]) => void;
  onLeave: () => void;
}

/** One bill; `bill` is the sample's. */
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
