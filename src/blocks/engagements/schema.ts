import { z } from "zod";
import { block, blockHeading, entryWords } from "../../content/schemas/block";
import { text } from "../../content/schemas/fields";

const engagement = z
  .strictObject({
    ...entryWords,
    when: text("How long it takes.", "How long it takes").optional(),
    price: text("What decides the price. No sums.", "What decides the price"),
  })
  .meta({ id: "Engagement" });

/** Forms of working together. */
export const engagementsBlock = block(
  "engagements",
  "Forms of working together, 2 to 5, with their duration and what decides the price",
  {
    ...blockHeading,
    items: z.array(engagement).min(2).max(5).meta({
      label: "Forms of working together",
      description: "The forms of working together, in the order to show.",
    }),
  },
);
