import { block, blockHeading } from "../../content/schemas/block";

/** Matrix of services and industries. */
export const offerMatrixBlock = block(
  "offerMatrix",
  "The table of services and industries, from the files of industries",
  blockHeading,
  { services: "Service", industries: "Industry" },
);
