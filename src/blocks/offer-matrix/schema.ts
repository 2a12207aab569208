import { block, blockHeading } from "../../content/schemas/block";
import { inline } from "../../content/schemas/fields";

/** Matrix of services and industries. */
export const offerMatrixBlock = block(
  "offerMatrix",
  "The table of services and industries, from the files of industries",
  {
    ...blockHeading,
    also: inline("A line below the table: what else there is for every industry.", "Line below the table").optional(),
  },
  { services: "Service", industries: "Industry" },
);
