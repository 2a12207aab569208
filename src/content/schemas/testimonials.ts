import { z } from "zod";
import { image, text, videoUrl } from "./fields";

/** `content/testimonials.yaml` */
export const testimonials = z.strictObject({
  note: text("Note below them while they are samples.").optional(),
  testimonials: z
    .array(
      z.strictObject({
        quote: text("What was said, without quotation marks."),
        name: text("Who said it. Left out while nobody is named: the designation then stands alone.").optional(),
        designation: text("Role and kind of company."),
        image: image.optional().describe("Picture: a portrait. Left out: none."),
        videoUrl: videoUrl.optional(),
      }),
    )
    .min(1)
    .describe("The testimonials of the home page; the first is the largest."),
});
