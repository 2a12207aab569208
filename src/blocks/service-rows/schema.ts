import { block, blockHeading } from "../../content/schemas/block";

/** The services, from their files, each as a row. */
export const serviceRowsBlock = block("serviceRows", "The services as rows of picture and words", blockHeading, {
  services: "Service",
});
