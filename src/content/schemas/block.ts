import { z } from "zod";
import { capitalised } from "../text/text";
import { flag, inline, text } from "./fields";
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

/** @param entries what it shows of other files, by the fields that it is given them in; of a folder all files */
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
    .meta({ typeName: `${capitalised(kind)}Block`, description: sentence, entries });
  return Object.assign(schema, { entries: entries as Entries });
};

export const sheetFields = {
  heading: text("The heading of the sheet itself, as it would stand on paper."),
  aside: text("Words beside the heading, at its right: page 1 of 2.").optional(),
  note: text("Our remark, on a slip that hangs over the sheet's lower edge.").optional(),
  isSample: flag("Names or figures are invented: the page then says so. false for a real document.", true),
};

export const sampleNote = text("Sentence that says the values are samples, and what they stand for.");

export const alternative = text("What the drawing shows, in one or two sentences, for people who cannot see it.");
