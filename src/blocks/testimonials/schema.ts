import { block, blockHeading } from "../../content/schemas/block";

/** Testimonials of clients. */
export const testimonialsBlock = block("testimonials", "What clients say, from testimonials.yaml", blockHeading, {
  source: "Testimonials",
});
