import { block, blockHeading } from "../../content/schemas/block";
import { shown } from "../../content/schemas/shown";

export const offerMatrixBlock = block(
  "offerMatrix",
  "The table of services and industries, from the files of industries",
  blockHeading,
  { services: shown("Service", "path", "name"), industries: shown("Industry", "path", "name", "services") },
);
