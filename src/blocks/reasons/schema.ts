import { z } from "zod";
import { block, blockHeading, entryWords } from "../../content/schemas/block";

const reason = z.strictObject(entryWords).meta({ id: "Reason" });

/** Reasons to choose the company. */
export const reasonsBlock = block("reasons", "Why us, 2 to 6", {
  ...blockHeading,
  items: z.array(reason).min(2).max(6).meta({ label: "Reasons", description: "The reasons, in the order to show." }),
});
