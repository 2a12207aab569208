import { z } from "zod";
import { block, blockHeading } from "../../content/schemas/block";
import { text } from "../../content/schemas/fields";
import { sheetFields } from "../../content/schemas/sheet";

const documentRow = z
  .strictObject({ title: text("What the value is of."), value: text("A word, a date, a number with its unit.") })
  .meta({ id: "DocumentRow" });

const documentPart = z
  .strictObject({
    title: text("The heading of the part.").optional(),
    text: text("One paragraph.").optional(),
    rows: z.array(documentRow).max(10).default([]).describe("Lines of a title and a value, as in a table."),
    list: z.array(text("One line.")).max(8).default([]).describe("Lines with a number before each."),
  })
  .refine((part) => part.text !== undefined || part.rows.length + part.list.length > 0, {
    error: "says nothing; give it text, rows or list",
  })
  .meta({ id: "DocumentPart" });

const documentPage = z
  .strictObject({ parts: z.array(documentPart).min(1).max(6).describe("The parts of the page, from its top.") })
  .meta({ id: "DocumentPage" });

/** A document of one or two pages, which visitors open in its place. */
const drawnDocument = z
  .strictObject({
    ...sheetFields,
    open: text("The words that open it: Open the estimate."),
    pages: z.array(documentPage).min(1).max(2).describe("The pages as they would be printed."),
  })
  .meta({ id: "DrawnDocument" });

/** A document of one or two pages, to open. */
export const documentBlock = block("document", "A document of one or two pages, to open", {
  ...blockHeading,
  document: drawnDocument.describe("The document with its pages."),
});
