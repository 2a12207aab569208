import type { UnitName } from "../../../content/figures/units";
import type { InterfaceMessages } from "../../../content/schemas/interface-words";
import { interpolate } from "../../../content/text/text";
import { written, writtenExactly } from "../read-number";
import { footprintOf, tonnesOf } from "./footprint";

/** A bill as the calculator holds it. */
export interface NamedBill {
  readonly title: string;
  readonly scope: number;
  readonly amount: number;
  readonly unit: UnitName;
  readonly factor: number;
}

interface Figures {
  /** The line above the figures. */
  opening: string;
  bills: readonly NamedBill[];
  words: Pick<InterfaceMessages, "footprint" | "units">;
  locale: string;
}

/** The figures as the text of an enquiry: a line for each bill with its sum, then the scopes and the whole. */
export function figuresText({ opening, bills, words, locale }: Figures): string {
  const { total, scopes } = footprintOf(bills);
  const tonnes = (value: number) => writtenExactly(value, locale, 1);
  const lines = bills.map((bill) =>
    interpolate(words.footprint.line, {
      title: bill.title,
      amount: written(bill.amount, locale),
      unit: words.units[bill.unit].symbol,
      tonnes: tonnes(tonnesOf(bill)),
      scope: bill.scope,
    }),
  );
  const sums = scopes.map(({ scope, tonnes: sum }) =>
    interpolate(words.footprint.scopeLine, { scope, tonnes: tonnes(sum) }),
  );
  return [opening, "", ...lines, "", ...sums, interpolate(words.footprint.sumLine, { tonnes: tonnes(total) })].join(
    "\n",
  );
}
