import { z } from "zod";
import { choice, flag, inline, link, text } from "./fields";
import type { Shown } from "./shown";

export const blockHeading = {
  title: text("The heading of the block."),
  description: text("Sentences below the heading, one or two.").optional(),
};

export const bandHeading = {
  superHeading: text("Line above the heading, a short one, shown on a dark band.").optional(),
  ...blockHeading,
};

export const entryWords = {
  title: text("Title: two to five words."),
  description: inline("Description: one or two sentences."),
};

/** The name of a kind of block in the schemas that editors' programs read: `FaqBlock`. */
const blockTypeName = (kind: string) => `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Block`;

/**
 * One kind of block: its name in `content/`, its sentence for editors, and its own fields.
 * @param entries what it shows of other files, by the names of the fields that it is given them in; of a folder all
 *   files in their order
 */
export const block = <
  Kind extends string,
  Fields extends z.ZodRawShape,
  Entries extends Readonly<Record<string, Shown>> = Readonly<Record<never, Shown>>,
>(
  kind: Kind,
  sentence: string,
  fields: Fields,
  entries?: Entries,
) => {
  const schema = z
    .strictObject({
      kind: z.literal(kind).describe("Kind of block."),
      ...fields,
    })
    .meta({ id: blockTypeName(kind), description: sentence, entries });
  return Object.assign(schema, { entries: entries as Entries });
};

/** What a page weighs and emits, as the build has measured it. */
export const weighed = z
  .strictObject({
    figure: text("The large figure: {grams:/} g."),
    title: text("What the figure is."),
    description: text("Sentences below it, one or two."),
    link: link.describe("Link to where it is told how this is measured."),
  })
  .meta({ id: "Weighed" });

/** Fields that all data blocks share: each is a sheet from the work itself, drawn from data. */
export const sheetFields = {
  heading: text("The heading of the sheet itself, as it would stand on paper."),
  aside: text("Words beside the heading, at its right: page 1 of 2.").optional(),
  note: text("Our remark, on a slip that hangs over the sheet's lower edge.").optional(),
  isSample: flag("Names or figures are invented: the page then says so. false for a real document.", true),
};

export const alternative = text("What the drawing shows, in one or two sentences, for people who cannot see it.");

/** Urgency of a task; shown by colour and by the words beside it, never by colour alone. */
export const urgency = choice("Urgency", {
  now: "To be done at once",
  soon: "To be done soon",
  later: "Can wait",
});
