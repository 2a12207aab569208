import { z } from "zod";
import { pageBlock } from "../../../blocks/registry";
import { text } from "../fields";
import { pageOpening } from "../page-opening";

/** `content/pages/case-studies.yaml`: the list of all case studies. A site without it has no such page. */
export const caseStudiesPage = z.strictObject({
  ...pageOpening,
  note: text("Says that the studies are samples, as long as they are.", "Note about samples").optional(),
  empty: text("What is said in place of the list while there is no study.", "Said while there is none"),
  sections: z
    .array(pageBlock)
    .default([])
    .meta({ label: "Further blocks", description: "Further blocks, in the order to show." }),
});
