import { useId } from "react";
import { Disclosure, lineSummary } from "../../components/disclosure";
import { takeOver } from "../../components/early-entries";
import { useLanguage, useMessages } from "../../components/messages";
import { written } from "../../components/numbers";
import { VisuallyHidden } from "../../components/visually-hidden";
import { maxBill } from "../../content/figures/units";
import { interpolate } from "../../content/text/text";
import type { Style } from "../../theme/variants";
import type { DemoOf } from "../frame";
import type { BillEntry } from "./bill-entries";

const changeStyle = {
  display: ["block", "none"],
  gridArea: "2 / 2",
  color: "primary",
  fontSize: "label",
  textAlign: "right",
  whiteSpace: "nowrap",
} satisfies Style;

interface BillLineProps {
  bill: DemoOf<"footprintCalculator">["bills"][number];
  entry: BillEntry;
  /** Sum of this bill and what the last entries have changed of it, as they are written. */
  tonnes: string;
  change: string | undefined;
  onEnter: (text: string, units: readonly string[]) => void;
  onLeave: () => void;
}

/** One bill: its name and basis, its field with what is wrong in it, and its sum. `bill` is the sample's. */
export function BillLine({ bill, entry, tonnes, change, onEnter, onLeave }: BillLineProps) {
  const { footprint: words, factorSource, units } = useMessages();
  const { locale } = useLanguage();
  const id = useId();
  const { text, isWrong, isTooLarge } = entry;
  const unit = units[bill.unit];
  const basis = interpolate(words.basis, {
    evidence: bill.evidence ?? "",
    factor: written(bill.factor, locale, 10),
    unit: unit.one,
    source: interpolate(factorSource, { ...bill.source }),
  }).trimStart();
  const problem = isTooLarge
    ? interpolate(words.tooLarge, { max: written(maxBill, locale) })
    : interpolate(text.trim() === "" ? words.empty : words.invalid, {
        found: text.trim(),
        example: written(bill.amount, locale),
      });
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
          aria-describedby={isWrong ? `${id}e ${id}b` : `${id}b`}
          aria-invalid={isWrong || undefined}
          onChange={({ currentTarget }) => onEnter(currentTarget.value, [unit.symbol, unit.one])}
          onBlur={onLeave}
        />
        {unit.symbol}
      </span>
      <b>{tonnes}</b>
      {change && (
        <strong aria-hidden="true" sx={changeStyle}>
          {change}
        </strong>
      )}
      {isWrong && <em id={`${id}e`}>{problem}</em>}
      <Disclosure
        summary={
          <>
            {words.evidence}
            <VisuallyHidden>: {bill.title}</VisuallyHidden>
          </>
        }
        summaryStyle={{ ...lineSummary, minHeight: "target", color: "primary" }}
        leads="down"
      >
        <small>{basis}</small>
      </Disclosure>
    </li>
  );
}
