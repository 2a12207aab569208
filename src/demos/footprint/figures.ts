import { written, writtenExactly } from "../../components/numbers";
import type { InterfaceMessages } from "../../content/schemas/interface-words";
import { interpolate } from "../../content/text/text";
import { type Bill, footprintOf, tonnesOf } from "./footprint";

type Words = Pick<InterfaceMessages, "footprint" | "units" | "factorSource">;

export function figuresText(opening: string, bills: readonly Bill[], words: Words, locale: string): string {
  const { line, scopeLine, sumLine } = words.footprint;
  const { total, scopes } = footprintOf(bills);
  const tonnes = (value: number) => writtenExactly(value, locale, 1);
  const lines = bills.map((bill) =>
    interpolate(line, {
      title: bill.title,
      amount: written(bill.amount, locale),
      unit: words.units[bill.unit].symbol,
      tonnes: tonnes(tonnesOf(bill)),
      scope: bill.scope,
    }),
  );
  const sums = scopes.map(({ scope, tonnes: sum }) => interpolate(scopeLine, { scope, tonnes: tonnes(sum) }));
  return [opening, "", ...lines, "", ...sums, interpolate(sumLine, { tonnes: tonnes(total) })].join("\n");
}

/** A cell as RFC 4180 has it; what a spreadsheet would take for a formula is text. */
function cell(value: string | number): string {
  const text = typeof value === "number" ? String(value) : value.replace(/^[=+\-@]/, "'$&");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The figures as comma-separated values, with points in numbers and nothing rounded: for programs, not for reading. */
export function figuresCsv(bills: readonly Bill[], { footprint, units, factorSource }: Words): string {
  const rows = bills.map((bill) => [
    bill.title,
    bill.amount,
    units[bill.unit].symbol,
    bill.factor,
    bill.scope,
    Number(tonnesOf(bill).toPrecision(12)),
    interpolate(factorSource, { ...bill.source }),
  ]);
  return [footprint.columns, ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

export function saveCsv(title: string, content: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type: "text/csv" }));
  link.download = `${title}.csv`;
  link.click();
  // The browser has taken it by then; held, it would stay in memory as long as the page.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
