import { z } from "zod";
import { block, blockHeading } from "../../content/schemas/block";
import { choice, link, linkTarget, text } from "../../content/schemas/fields";
import { reference, shown } from "../../content/schemas/shown";

const proofSheet = z.strictObject({
  hour: text("The hour at which it is the one that is open, as a clock shows it: 09:00.", "Hour at which it opens"),
  name: text("Its name on its tab, in one or two words.", "Words on the tab"),
  page: reference(
    linkTarget("The page that it is taken from: /services/cloud-services.").meta({ label: "Page it comes from" }),
    shown("DetailPage", "path", "sections.statement", "sections.document", "footprintCalculator"),
  ),
  shows: choice("ProofKind", {
    statement: "The page's statement of costs",
    document: "The first page of its first document",
    footprint: "The footprint of its calculator",
  }).meta({ label: "What is shown", description: "What of that page is shown." }),
  description: text("One sentence below its name.", "Sentence below the name"),
  link: text("The words of the link to its page.", "Words of the link"),
});

const trueStudy = z.strictObject({
  title: text("What it is, in a few words.", "What it is"),
  description: text("One sentence about it.", "Sentence about it"),
  link: link.meta({ label: "Link to it", description: "Leads to it." }),
});

export const proofBlock = block(
  "proof",
  "Sheets of other pages, of which one is open: the hour decides, then the visitor",
  {
    ...blockHeading,
    sheets: z.array(proofSheet).min(2).max(4).describe("The sheets, in the order of their hours."),
    study: trueStudy.optional().meta({ label: "Below the sheets", description: "What is no sample, below a rule." }),
  },
);
