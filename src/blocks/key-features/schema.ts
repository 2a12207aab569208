import { z } from "zod";
import { block, blockHeading, entryWords } from "../../content/schemas/block";
import { iconName } from "../../content/schemas/icon-names";

const keyFeature = z
  .strictObject({ ...entryWords, icon: iconName.optional().describe("A line icon shown beside the entry.") })
  .meta({ id: "KeyFeature" });

/** Features common to several things. */
export const keyFeaturesBlock = block("keyFeatures", "Short entries in up to three columns", {
  ...blockHeading,
  items: z.array(keyFeature).min(1).meta({ label: "Short entries", description: "The entries, in the order to show." }),
});
