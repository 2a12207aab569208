import { z } from "zod";
import { image, text, videoUrl } from "./fields";

/** `content/testimonials.yaml` */
export const testimonials = z.strictObject({
  note: text("Stands below them while they are samples.").meta({ label: "Note below them" }).optional(),
  testimonials: z
    .array(
      z.strictObject({
        quote: text("What was said, without quotation marks.").meta({ label: "What was said" }),
        name: text("Who said it. Left out while nobody is named: the designation then stands alone.")
          .meta({ label: "Who said it" })
          .optional(),
        designation: text("Their role and kind of company.").meta({ label: "Role and company" }),
        image: image.optional().describe("A portrait. Left out: none."),
        videoUrl: videoUrl.optional(),
      }),
    )
    .min(1)
    .describe("The testimonials of the home page; the first is the largest."),
});
