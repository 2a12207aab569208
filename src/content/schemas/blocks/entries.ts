import { bandHeading, block, blockHeading } from "../block";
import { choice, flag, group, link, linkTarget, list, text } from "../fields";
import { reference, shown } from "../shown";

/** Blocks that show other files of `content/`, or parts of them. */
export const entries = [
  block("serviceRows", "The services as rows, each with its sheet", blockHeading, {
    services: shown(
      "Service",
      "path",
      "charge",
      "card",
      "sections.ledger",
      "sections.statement",
      "sections.curve",
      "sections.pipeline",
      "sections.comparison",
      "sections.annotatedDrawing",
    ),
  }),
  block("serviceBento", "The services as cards of two widths", blockHeading, {
    services: shown("Service", "path", "image", "card.title", "card.description", "card.learnMoreLink"),
  }),
  block(
    "products",
    "The products on a dark band, the first one at work",
    { ...bandHeading, isBrief: flag("All with a line or two of what they give back: none is shown at work.", false) },
    {
      products: shown(
        "Product",
        "path",
        "card.title",
        "card.description",
        "card.learnMoreLink",
        "roofPlan",
        "apiExchange.snippet",
        "emissionFactors.factors",
        "footprintCalculator.title",
        "footprintCalculator.bills.scope",
        "footprintCalculator.bills.amount",
        "footprintCalculator.bills.factor",
      ),
    },
  ),
  block(
    "industryGrid",
    "The industries as cards",
    {
      ...blockHeading,
      link: link.optional().describe("Link below the heading, to more of it. Left out: none."),
    },
    {
      industries: shown("Industry", "path", "image", "card.title", "card.description", "card.learnMoreLink"),
    },
  ),
  block("offerMatrix", "The table of services and industries, from the files of industries", blockHeading, {
    services: shown("Service", "path", "name"),
    industries: shown("Industry", "path", "name", "services"),
  }),
  block("partnerProducts", "Products of partners as cards, from partner-products.yaml", blockHeading, {
    source: shown("PartnerProducts"),
  }),
  block("testimonials", "What clients say, from testimonials.yaml", blockHeading, {
    source: shown("Testimonials"),
  }),
  block("proof", "Sheets of other pages, of which a visitor opens one", {
    ...blockHeading,
    sheets: list("The sheets; the first is open.", [2, 4], {
      hour: text("Hour before its name, from which it is the one that is open: 09:00."),
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
    }),
    study: group("What is no sample, below the sheets and a rule.", {
      title: text("What it is, in a few words."),
      description: text("Sentence about it."),
      link: link.describe("Link to it."),
    }).optional(),
  }),
  block("offices", "The offices with what each does and its time", blockHeading, {
    locations: shown("Location", "city", "country", "description", "timeZone", "clock", "opens", "closes", "image"),
    settings: shown("SiteSettings", "reply.clock"),
  }),
  block(
    "locations",
    "The offices with everything needed to reach them",
    { ...blockHeading, mapLink: text("Words of the link to the map of an office.") },
    { locations: shown("Location") },
  ),
] as const;
