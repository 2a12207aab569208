import { block, blockHeading } from "../../content/schemas/block";

/** The services, from their files, as cards. */
export const serviceBentoBlock = block("serviceBento", "The services as cards of two widths", blockHeading, {
  services: "Service",
});
