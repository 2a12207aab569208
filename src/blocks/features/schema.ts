import { z } from "zod";
import { block, blockHeading, entryWords } from "../../content/schemas/block";
import { image } from "../../content/schemas/fields";

const feature = z
  .strictObject({
    ...entryWords,
    image: image.optional().describe("A picture shown with the entry."),
  })
  .meta({ id: "Feature" });

/** Features of a product or service. */
export const featuresBlock = block("features", "What it can do, 2 to 8, with or without pictures", {
  ...blockHeading,
  items: z.array(feature).min(2).max(8).meta({ label: "Features", description: "The features, in the order to show." }),
});
