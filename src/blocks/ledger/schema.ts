import { z } from "zod";
import { block, blockHeading, sheetFields, urgency } from "../../content/schemas/block";
import { text } from "../../content/schemas/fields";

const ledgerRow = z
  .strictObject({
    title: text("The thing: two or three words."),
    detail: text("Small line below it: what distinguishes it, in small letters.").optional(),
    finding: text("What was found about it, in one short line."),
    marked: text("Words of the finding to underline: those that matter.").optional(),
    verdict: text("What is to be done or by when: one to three words."),
    urgency: urgency.describe("Colour of the verdict: now, soon or later."),
  })
  .refine(({ finding, marked }) => marked === undefined || finding.includes(marked), {
    error: "is no part of the finding; copy words from it",
    path: ["marked"],
  });

const ledger = z.strictObject({
  ...sheetFields,
  rows: z.array(ledgerRow).min(3).max(7).describe("Rows of the list, the first most urgent."),
});

export const ledgerBlock = block("ledger", "A list in the order of its importance", {
  ...blockHeading,
  ledger: ledger.describe("The ranked list."),
});
