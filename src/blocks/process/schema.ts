import { z } from "zod";
import { bandHeading, block, entryWords } from "../../content/schemas/block";
import { choice, text } from "../../content/schemas/fields";

const processStep = z.strictObject({
  ...entryWords,
  when: text(
    "When the step happens, in days, weeks or months: week 2. Left out, it stands at an hour of the day.",
  ).optional(),
});

export const processBlock = block("process", "Steps in their order, 3 to 6", {
  ...bandHeading,
  surface: choice("ProcessSurface", { band: "A dark band", sky: "A light blue" })
    .default("band")
    .describe("Surface it stands on: sky where another part of the page is dark."),
  items: z.array(processStep).min(3).max(6).describe("The steps, in their order."),
});
