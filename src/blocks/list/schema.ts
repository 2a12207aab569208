import { z } from "zod";
import { block, blockHeading, entryWords } from "../../content/schemas/block";
import { image, text } from "../../content/schemas/fields";

const pictured = { ...entryWords, image: image.optional().describe("A picture shown with the entry.") };

const forms = {
  ...entryWords,
  when: text("How long it takes.").optional(),
  price: text("What decides the price. No sums."),
};

const list = <Kind extends string, Entry extends z.ZodRawShape>(
  kind: Kind,
  sentence: string,
  entry: Entry,
  [least, most]: readonly [least: number, most?: number],
  entries: string,
) => {
  const items = z.array(z.strictObject(entry)).min(least);
  return block(kind, sentence, {
    ...blockHeading,
    items: (most ? items.max(most) : items).describe(`${entries}, in the order to show.`),
  });
};

export const coreServicesBlock = list(
  "coreServices",
  "What is offered, as titles that open, 3 to 9",
  entryWords,
  [3, 9],
  "What is offered",
);

export const featuresBlock = list(
  "features",
  "What it can do, 2 to 8, with or without pictures",
  pictured,
  [2, 8],
  "Features",
);

export const benefitsBlock = list("benefits", "What one has of it, 2 to 6", pictured, [2, 6], "Benefits");

export const reasonsBlock = list("reasons", "Why us, 2 to 6", entryWords, [2, 6], "Reasons");

export const keyFeaturesBlock = list(
  "keyFeatures",
  "Short entries as a ruled list in two columns",
  entryWords,
  [1],
  "Short entries",
);

export const engagementsBlock = list(
  "engagements",
  "Forms of working together, 2 to 5, with their duration and what decides the price",
  forms,
  [2, 5],
  "Forms of working together",
);
