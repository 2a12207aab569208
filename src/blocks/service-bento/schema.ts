import { block, blockHeading } from "../../content/schemas/block";
import { shown } from "../../content/schemas/shown";

export const serviceBentoBlock = block("serviceBento", "The services as cards of two widths", blockHeading, {
  services: shown("Service", "path", "image", "card.title", "card.description", "card.videoUrl", "card.learnMoreLink"),
});
