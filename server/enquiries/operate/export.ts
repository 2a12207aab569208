import { stringify } from "csv-stringify";
import type { StoredEnquiry } from "../store/enquiry";
import type { AttachmentEntry } from "../store/read-enquiries";

const filesOf = (reference: string, attachments: readonly AttachmentEntry[]) =>
  attachments.filter((attachment) => attachment.reference === reference);

/** The enquiries as a list in JSON; of attachments what they are called and how large they are. */
export function toJson(enquiries: readonly StoredEnquiry[], attachments: readonly AttachmentEntry[]): string {
  const entries = enquiries.map((enquiry) => ({
    ...enquiry,
    attachments: filesOf(enquiry.reference, attachments).map(({ reference: _, ...file }) => file),
  }));
  return `${JSON.stringify(entries, null, 2)}\n`;
}

/**
 * The enquiries as a table, with a column for each answer that any of them has. A text that a spreadsheet would take
 * for a formula gets an apostrophe before it.
 */
export function toCsv(enquiries: readonly StoredEnquiry[], attachments: readonly AttachmentEntry[]): Promise<string> {
  const keys = [...new Set(enquiries.flatMap(({ answers }) => Object.keys(answers)))];
  const rows = enquiries.map(({ reference, form, receivedAt, updatedAt, isQuarantined, suspicion, answers }) => [
    reference,
    form,
    receivedAt,
    updatedAt,
    isQuarantined ? `in quarantine: ${suspicion}` : "",
    ...keys.map((key) => [Object.hasOwn(answers, key) ? answers[key] : ""].flat().join(", ")),
    filesOf(reference, attachments)
      .map(({ name }) => name)
      .join(", "),
  ]);
  const head = ["reference", "form", "receivedAt", "updatedAt", "quarantine", ...keys, "attachments"];
  return new Promise((done, fail) => {
    // The mark at the beginning tells spreadsheets that the file is written in UTF-8.
    stringify([head, ...rows], { escape_formulas: true, bom: true, record_delimiter: "windows" }, (error, text) =>
      error ? fail(error) : done(text),
    );
  });
}
