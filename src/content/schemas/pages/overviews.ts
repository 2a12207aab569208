import { z } from "zod";
import { heading, image, link, linkTarget, text } from "../fields";
import { head } from "../head";
import { onlyPromotion, pageSection, pageSectionItem } from "../page-section";

const opening = {
  head,
  superHeading: text("The short line above the headline."),
  title: text("The headline."),
  description: text("The introduction: two or three sentences."),
  image: image.describe("The diorama of the page."),
  contactUs: link.describe("The first button beside the introduction."),
  demo: link.optional().describe("The second button beside the introduction."),
};

/** A service without a page of its own. */
const furtherService = z
  .strictObject({
    title: text("The service's name."),
    description: text("One or two sentences: what it is and for whom."),
    link: linkTarget("Where to ask for it, normally /contact."),
  })
  .meta({ id: "FurtherService" });

/** `content/pages/services.yaml` */
export const servicesPage = z
  .strictObject({
    ...opening,
    services: heading.describe("Opens the services that have pages."),
    further: heading.describe("Opens the services without pages of their own."),
    furtherServices: z.array(furtherService).min(1),
    furtherLink: text("The words of the link beside each further service."),
    sections: z.array(pageSection).default([]).describe("Further blocks, in the order to show."),
  })
  .meta({ id: "ServicesPage" });

/** `content/pages/products.yaml` */
export const productsPage = z
  .strictObject({
    ...opening,
    keyFeatures: heading.describe("Opens the key features."),
    keyFeatureItems: z.array(pageSectionItem).min(1).describe("The key features."),
    products: heading.describe("Opens the products."),
    sections: z.array(pageSection).default([]).describe("Further blocks, in the order to show."),
  })
  .meta({ id: "ProductsPage" });

/** `content/pages/industries.yaml` */
export const industriesPage = z
  .strictObject({
    ...opening,
    industries: heading.describe("Opens the industries."),
    sections: z.array(pageSection).default([]).describe("Further blocks, in the order to show."),
  })
  .meta({ id: "IndustriesPage" });

/** `content/pages/become-a-partner.yaml` */
export const becomeAPartnerPage = z
  .strictObject({
    ...opening,
    sections: z
      .array(pageSection)
      .default([])
      .describe("The blocks before the partner products, in the order to show."),
    partners: heading.describe("Opens the partner products."),
    promotion: pageSection.describe("The closing block, of kind promotion."),
  })
  .superRefine(onlyPromotion)
  .meta({ id: "BecomeAPartnerPage" });

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
    ...opening,
    note: text("Says that the studies are samples, as long as they are."),
    labels: z
      .strictObject({
        challenge: text("Heading of the first part of each study."),
        work: text("Heading of the second part."),
        measured: text("Heading of the third part."),
      })
      .meta({ id: "CaseStudyLabels" }),
    studies: z.array(caseStudy).min(1).describe("The studies, in the order to show."),
    sections: z.array(pageSection).default([]).describe("Further blocks, in the order to show."),
  })
  .meta({ id: "CaseStudiesPage" });
