import { z } from "zod";
import { block, blockHeading, entryWords } from "../../content/schemas/block";
import { iconName } from "../../content/schemas/icon-names";

const pattern = z.enum(["grid", "list", "diagram"]).meta({ id: "CoreServicesPattern" });

const coreService = z
  .strictObject({ ...entryWords, icon: iconName.optional().describe("A line icon shown beside the entry.") })
  .meta({ id: "CoreService" });

/** Coverage of a service or product. */
export const coreServicesBlock = block("coreServices", "Cards of what is offered, 3 to 9", {
  ...blockHeading,
  pattern: pattern.optional().meta({
    label: "How it is drawn",
    description: "How it is drawn: grid, which it is if left out, list or diagram.",
  }),
  items: z
    .array(coreService)
    .min(3)
    .max(9)
    .meta({ label: "What is offered", description: "What is offered, in the order to show." }),
});
