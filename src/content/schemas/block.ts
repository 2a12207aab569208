import { z } from "zod";
import { inline, text } from "./fields";

/** The lines that open most kinds of block. */
export const blockHeading = {
  superHeading: text("The short line above the heading.").optional(),
  title: text("The heading of the block."),
  description: text("One or two sentences below the heading.").optional(),
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
 */
export const block = <Kind extends string, Fields extends z.ZodRawShape>(
  kind: Kind,
  sentence: string,
  fields: Fields,
) =>
  z
    .strictObject({ kind: z.literal(kind).describe("Which kind of block this is."), ...fields })
    .meta({ id: blockTypeName(kind), description: sentence });
