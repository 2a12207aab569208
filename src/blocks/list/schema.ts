import { z } from "zod";
import { block, blockHeading, entryWords } from "../../content/schemas/block";
import { image, text } from "../../content/schemas/fields";

const pictured = { ...entryWords, image: image.optional().describe("A picture shown with the entry.") };

/** A kind of list; what they are called where somebody edits them is all that some of them differ in. */
const list = <Kind extends string, Entry extends z.ZodRawShape>(
  kind: Kind,
  sentence: string,
  entry: z.ZodObject<Entry, z.core.$strict>,
  [least, most]: readonly [least: number, most?: number],
  [label, description]: readonly [label: string, description: string],
) => {
  const items = z.array(entry).min(least);
  return block(kind, sentence, {
    ...blockHeading,
    items: (most ? items.max(most) : items).meta({ label, description: `${description}, in the order to show.` }),
  });
};

export const coreServicesBlock = list(
  "coreServices",
  "What is offered, as titles that open, 3 to 9",
  z.strictObject(entryWords).meta({ id: "CoreService" }),
  [3, 9],
  ["What is offered", "What is offered"],
);

export const featuresBlock = list(
  "features",
  "What it can do, 2 to 8, with or without pictures",
  z.strictObject(pictured).meta({ id: "Feature" }),
  [2, 8],
  ["Features", "The features"],
);

export const benefitsBlock = list(
  "benefits",
  "What one has of it, 2 to 6",
  z.strictObject(pictured).meta({ id: "Benefit" }),
  [2, 6],
  ["Benefits", "The benefits"],
);

export const reasonsBlock = list(
  "reasons",
  "Why us, 2 to 6",
  z.strictObject(entryWords).meta({ id: "Reason" }),
  [2, 6],
  ["Reasons", "The reasons"],
);

export const keyFeaturesBlock = list(
  "keyFeatures",
  "Short entries as a ruled list in two columns",
  z.strictObject(entryWords).meta({ id: "KeyFeature" }),
  [1],
  ["Short entries", "The entries"],
);

export const engagementsBlock = list(
  "engagements",
  "Forms of working together, 2 to 5, with their duration and what decides the price",
  z
    .strictObject({
      ...entryWords,
      when: text("How long it takes.", "How long it takes").optional(),
      price: text("What decides the price. No sums.", "What decides the price"),
    })
    .meta({ id: "Engagement" }),
  [2, 5],
  ["Forms of working together", "The forms of working together"],
);
