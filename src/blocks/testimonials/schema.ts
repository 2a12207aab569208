import { block, blockHeading } from "../../content/schemas/block";
import { shown } from "../../content/schemas/shown";

export const testimonialsBlock = block("testimonials", "What clients say, from testimonials.yaml", blockHeading, {
  source: shown("Testimonials"),
});
