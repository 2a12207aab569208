import { z } from "zod";
import { pageBlock } from "../blocks/registry";
import { text } from "../fields";
import { pageOpening } from "../page-opening";

/** `content/pages/case-studies.yaml`: the list of all case studies. A site without it has no such page. */
export const caseStudiesPage = z.strictObject({
  ...pageOpening,
  note: text("Note that the studies are samples, as long as they are.").optional(),
  empty: text("Said in place of the list while there is no study."),
  sections: z.array(pageBlock).default([]).describe("Further blocks, in the order to show."),
});
