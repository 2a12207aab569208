import { z } from "zod";
import { pageBlock } from "../../../blocks/registry";
import { image, link, text } from "../fields";
import { pageOpening } from "../page-opening";

/** One piece of work, told from the problem to what is measured now. */
const caseStudy = z
  .strictObject({
    title: text("What was done, in a few words."),
    client: text("The client, or what kind of company it is."),
    industry: link.describe("The industry page it belongs to."),
    service: link.describe("The service or product page it belongs to."),
    image: image.describe("The diorama of the work."),
    challenge: text("What the client could not do before."),
    work: text("What we did, in the order we did it."),
    measured: text("What is measured now, and how. No figure that nobody measured."),
  })
  .meta({ id: "CaseStudy" });

/** `content/pages/case-studies.yaml` */
export const caseStudiesPage = z
  .strictObject({
    ...pageOpening,
    note: text("Says that the studies are samples, as long as they are."),
    labels: z
      .strictObject({
        challenge: text("Heading of the first part of each study."),
        work: text("Heading of the second part."),
        measured: text("Heading of the third part."),
      })
      .meta({ id: "CaseStudyLabels", description: "The headings of the parts of each study." }),
    studies: z.array(caseStudy).min(1).describe("The studies, in the order to show."),
    sections: z.array(pageBlock).default([]).describe("Further blocks, in the order to show."),
  })
  .meta({ id: "CaseStudiesPage" });
