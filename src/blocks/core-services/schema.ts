import { z } from "zod";
import { block, blockHeading, entryWords } from "../../content/schemas/block";

const coreService = z.strictObject(entryWords).meta({ id: "CoreService" });

/** Coverage of a service or product. */
export const coreServicesBlock = block("coreServices", "What is offered, as titles that open, 3 to 9", {
  ...blockHeading,
  items: z
    .array(coreService)
    .min(3)
    .max(9)
    .meta({ label: "What is offered", description: "What is offered, in the order to show." }),
});
