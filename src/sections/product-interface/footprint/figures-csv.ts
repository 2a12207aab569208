import type { NamedBill } from "./figures-text";
import { tonnesOf } from "./footprint";

/** A bill as a row: with its source, as a sentence. */
interface SourcedBill extends NamedBill {
  readonly sourceText: string;
  readonly unitText: string;
}

/** A cell as RFC 4180 has it; what a spreadsheet would take for a formula is text. */
function cell(value: string | number): string {
  const text = typeof value === "number" ? String(value) : value.replace(/^[=+\-@]/, "'$&");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The figures as comma-separated values, with points in numbers and nothing rounded: for programs, not for reading. */
export function figuresCsv(columns: readonly string[], bills: readonly SourcedBill[]): string {
  const rows = bills.map((bill) => [
    bill.title,
    bill.amount,
    bill.unitText,
    bill.factor,
    bill.scope,
    Number(tonnesOf(bill).toPrecision(12)),
    bill.sourceText,
  ]);
  return [columns, ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}
