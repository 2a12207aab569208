import { z } from "zod";
import { amountsWithin, sumOf } from "../../figures/reckon";
import { block, blockHeading, sheetFields } from "../block";
import { flag, refuse, text } from "../fields";

const documentRow = z.strictObject({
  title: text("What the value is of."),
  value: text("Value: a word, a date, a number with its unit."),
  isSum: flag("Sum of the rows above: the check adds them up, what is from 9 to 14 at both ends.", false),
});

const sumOfRows = (rows: readonly { value: string }[]) =>
  [0, -1].map((end) => sumOf(rows.map(({ value }) => amountsWithin(value).at(end) ?? 0)));

const documentPart = z
  .strictObject({
    title: text("The heading of the part.").optional(),
    text: text("Paragraph.").optional(),
    rows: z.array(documentRow).max(10).default([]).describe("Lines of a title and a value, as in a table."),
    list: z.array(text("One line.")).max(8).default([]).describe("Lines with a number before each."),
  })
  .refine((part) => part.text !== undefined || part.rows.length + part.list.length > 0, {
    error: "says nothing; give it text, rows or list",
  })
  .superRefine(({ rows }, context) => {
    const place = rows.findIndex(({ isSum }) => isSum);
    if (place < 0) return;
    const [least, most] = sumOfRows(rows.slice(0, place));
    const claimed = sumOfRows(rows.slice(place, place + 1));
    if (claimed[0] === least && claimed[1] === most) return;
    const message = `is not the sum of the rows above it, which is ${least === most ? least : `${least} to ${most}`}`;
    refuse(context, ["rows", place, "value"], message);
  });

const documentPage = z.strictObject({
  parts: z.array(documentPart).min(1).max(6).describe("The parts of the page, from its top."),
});

const drawnDocument = z.strictObject({
  ...sheetFields,
  open: text("The words that open it: Open the estimate. Without them it lies open, as other sheets do.").optional(),
  pages: z.array(documentPage).min(1).max(2).describe("The pages as they would be printed."),
});

export const documentBlock = block("document", "A document of one or two pages, to open", {
  ...blockHeading,
  document: drawnDocument.describe("The document with its pages."),
});
