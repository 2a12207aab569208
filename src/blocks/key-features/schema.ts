import { z } from "zod";
import { block, blockHeading, entryWords } from "../../content/schemas/block";

const keyFeature = z.strictObject(entryWords).meta({ id: "KeyFeature" });

/** Features common to several things. */
export const keyFeaturesBlock = block("keyFeatures", "Short entries as a ruled list in two columns", {
  ...blockHeading,
  items: z.array(keyFeature).min(1).meta({ label: "Short entries", description: "The entries, in the order to show." }),
});
