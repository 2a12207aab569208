import { z } from "zod";
import { inline, text } from "./fields";
import type { Shown } from "./shown";

/** The lines that open most kinds of block. */
export const blockHeading = {
  title: text("The heading of the block."),
  description: text("Sentences below the heading, one or two.").optional(),
};

/** The same of a block that can stand on a dark band. */
export const bandHeading = {
  superHeading: text("Line above the heading, a short one, shown on a dark band.").optional(),
  ...blockHeading,
};

/** The words of one entry of a block: a step, a feature, a reason. */
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
