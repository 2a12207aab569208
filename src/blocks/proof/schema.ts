import { z } from "zod";
import { block, blockHeading } from "../../content/schemas/block";
import { choice, link, linkTarget, text } from "../../content/schemas/fields";
import { reference, shown } from "../../content/schemas/shown";

const proofSheet = z.strictObject({
  hour: text("Hour at which it is the one that is open, as a clock shows it: 09:00."),
  name: text("Name on its tab, in one or two words."),
  page: reference(
    linkTarget("Page that it is taken from: /services/cloud-services."),
    shown("DetailPage", "path", "sections.statement", "sections.document", "footprintCalculator"),
  ),
  shows: choice("ProofKind", {
    statement: "The page's statement of costs",
    document: "The first page of its first document",
    footprint: "The footprint of its calculator",
  }).describe("What of that page is shown."),
  description: text("Sentence below the name."),
  link: text("The words of the link to its page."),
});

const trueStudy = z.strictObject({
  title: text("What it is, in a few words."),
  description: text("Sentence about it."),
  link: link.describe("Link to it."),
});

export const proofBlock = block(
  "proof",
  "Sheets of other pages, of which one is open: the hour decides, then the visitor",
  {
    ...blockHeading,
    sheets: z.array(proofSheet).min(2).max(4).describe("The sheets, in the order of their hours."),
    study: trueStudy.optional().describe("Below the sheets: what is no sample, below a rule."),
  },
);
