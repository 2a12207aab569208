import { z } from "zod";
import { choice, day, markdown, order, text } from "./fields";
import { pageFields, slug } from "./page-opening";

const policySection = z
  .strictObject({
    title: text("The heading; the table of contents links to it."),
    shows: choice("PolicyTable", {
      necessaryStorage: "What the site itself keeps",
      optionalStorage: "What the optional services keep",
    })
      .describe(
        "A table below the text, made from `consent` in site-words.yaml: what the site itself keeps, or the optional services.",
      )
      .optional(),
    body: markdown("The text in Markdown: paragraphs, lists, links. Names such as {company} come from site.yaml."),
  })
  .meta({ anchorFrom: "title" })
  .brand<"anchored">();

export const policy = z.strictObject({
  order,
  name: text("Name in the footer and breadcrumbs, a short one."),
  ...pageFields,
  slug,
  title: text("The headline."),
  description: text("Introduction: what this policy settles, in one or two sentences."),
  updated: day("The day of the last change.", "change"),
  reviewNote: text("Dated note to readers and owners that counsel must review the text.").optional(),
  sections: z.array(policySection).min(1).describe("The parts of the policy, in order."),
});
