import { z } from "zod";
import { choice, day, markdown, order, text } from "./fields";
import { head } from "./head";
import { redirectFrom, slug } from "./redirect-from";

/** One numbered part of a policy. */
const policySection = z
  .strictObject({
    title: text("The heading; the table of contents links to it.", "Heading"),
    shows: choice("PolicyTable", {
      necessaryStorage: "What the site itself keeps",
      optionalStorage: "What the optional services keep",
    })
      .meta({
        label: "Table below the text",
        description:
          "A table below the text, made from `consent` in site-words.yaml: what the site itself keeps, or the optional services.",
      })
      .optional(),
    body: markdown(
      "The text in Markdown: paragraphs, lists, links. Names such as {company} come from site.yaml.",
      "Text",
    ),
  })
  .meta({ anchorFrom: "title" })
  .brand<"anchored">();

/** A file in `content/policies`. */
export const policy = z.strictObject({
  order,
  name: text("The short name used in the footer and breadcrumbs.", "Name in lists"),
  head,
  slug,
  redirectFrom,
  title: text("The headline of the page.", "Headline"),
  description: text("What this policy settles, in one or two sentences.", "Introduction"),
  updated: day("The day of the last change.", "change").meta({ label: "Day of the last change" }),
  reviewNote: text(
    "A dated note to readers and owners that counsel must review the text.",
    "Note about the review",
  ).optional(),
  sections: z
    .array(policySection)
    .min(1)
    .meta({ label: "Parts of the policy", description: "The parts of the policy, in order." }),
});
