import { stringify } from "csv-stringify/sync";
import type { StoredEnquiry } from "../store/enquiry";

/** Beginning of a formula, also behind what other programs take for the end of a cell or a line. */
const formulaSign = /(?<=^|[\r\n\v\f\u0085\u2028\u2029;,\t|])[ \u00a0]*(?=[=+\-@\t\r\uff1d\uff0b\uff0d\uff20])/g;

const harmless = (text: string): string => text.replace(formulaSign, "$&'");

/**
 * The enquiries as a table, with a column for each answer that any of them has. Every field stands in quotation marks,
 * and no part of one is a formula, whatever the spreadsheet takes for its separators.
 */
export function toCsv(enquiries: readonly StoredEnquiry[]): string {
  const keys = [...new Set(enquiries.flatMap(({ answers }) => Object.keys(answers)))];
  const rows = enquiries.map(({ reference, form, receivedAt, language, spamReason, answers, files }) => [
    reference,
    form,
    receivedAt,
    spamReason ?? "",
    ...keys.map((key) => [Object.hasOwn(answers, key) ? answers[key] : ""].flat().join(", ")),
    files.map(({ name }) => name).join(", "),
    language ?? "",
  ]);
  const head = ["reference", "form", "receivedAt", "suspicion", ...keys, "attachments", "language"];
  // The mark at the beginning tells spreadsheets that the file is written in UTF-8.
  return stringify(
    [head, ...rows].map((row) => row.map(harmless)),
    { quoted: true, quoted_empty: true, bom: true, record_delimiter: "windows" },
  );
}
