import { z } from "zod";
import { block, blockHeading, entryWords } from "../../content/schemas/block";
import { image } from "../../content/schemas/fields";

const benefit = z
  .strictObject({ ...entryWords, image: image.optional().describe("A picture shown with the entry.") })
  .meta({ id: "Benefit" });

/** Benefits for the client. */
export const benefitsBlock = block("benefits", "What one has of it, 2 to 6", {
  ...blockHeading,
  items: z.array(benefit).min(2).max(6).meta({ label: "Benefits", description: "The benefits, in the order to show." }),
});
