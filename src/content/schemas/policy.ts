import { z } from "zod";
import { day, markdown, order, text } from "./fields";
import { head } from "./head";
import { redirectFrom, slug } from "./redirect-from";

/** One numbered part of a policy. */
const policySection = z
  .strictObject({
    title: text("The heading; the table of contents links to it.", "Heading"),
    shows: z
      .enum(["necessaryStorage", "optionalStorage"])
      .meta({
        label: "Table below the text",
        id: "PolicyTable",
        description:
          "A table below the text, made from `consent` in site-words.yaml: what the site itself keeps, or the optional services.",
      })
      .optional(),
    body: markdown(
      "The text in Markdown: paragraphs, lists, links. Names such as {company} come from site.yaml.",
      "Text",
    ),
  })
  .meta({ id: "PolicySection", anchorFrom: "title" })
  .brand<"anchored">();

/** A file in `content/policies`. */
export const policy = z
  .strictObject({
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
  })
  .meta({ id: "Policy" });
