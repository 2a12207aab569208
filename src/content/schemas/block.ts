import { z } from "zod";
import { inline, text } from "./fields";

/**
 * The lines that open most kinds of block. One query asks for the blocks of a page: a field that several kinds have is
 * optional in all of them or in none, or has a name of its own in the fragment.
 */
export const blockHeading = {
  title: text("The heading of the block.", "Heading"),
  description: text("One or two sentences below the heading.", "Sentences below the heading").optional(),
};

/** The same of a block that can stand on a dark band. */
export const bandHeading = {
  superHeading: text("The short line above the heading, shown on a dark band.", "Line above the heading").optional(),
  ...blockHeading,
};

/** The words of one entry of a block: a step, a feature, a reason. */
export const entryWords = {
  title: text("Two to five words."),
  description: inline("One or two sentences."),
};

/** The name of the GraphQL type of a kind of block, and of its fragment: `FaqBlock`. */
export const blockTypeName = (kind: string) => `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Block`;

/**
 * One kind of block: its name in `content/`, its sentence for editors, and its own fields.
 * @param entries what it shows of other files: the kind of file by the name of the field that queries ask for; of a
 *   folder all files in their order
 */
export const block = <Kind extends string, Fields extends z.ZodRawShape>(
  kind: Kind,
  sentence: string,
  fields: Fields,
  entries: Readonly<Record<string, string>> = {},
) =>
  z
    .strictObject({
      kind: z.literal(kind).meta({ label: "Kind of block", description: "Which kind of block this is." }),
      ...fields,
    })
    .meta({ id: blockTypeName(kind), description: sentence, entries });
