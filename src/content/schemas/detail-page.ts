import { z } from "zod";
import { pageBlock } from "../../blocks/registry";
import { link, linkTarget, order, pictureFile, text, videoUrl } from "./fields";
import { pageOpening } from "./page-opening";
import { reference, shown } from "./shown";

/** Card of a detail page on other pages: the specification's service card. */
const card = z
  .strictObject({
    superHeading: text("The short line above the card's title.", "Line above the title").optional(),
    title: text("The card's title."),
    description: text("One or two sentences: what it is and for whom."),
    videoUrl: videoUrl.optional(),
    learnMoreLink: link.meta({ label: "Button to the page", description: "Leads to the page itself." }),
    contactUsLink: link.meta({ label: "Button to contact", description: "Leads to the contact page." }),
  })
  .meta({ id: "DetailCard" });

/** What a page is made of below its opening. */
export const pageBlocks = z
  .array(pageBlock)
  .min(1)
  .meta({ label: "Blocks of the page", description: "The blocks of the page, in the order to show." });

/** What a page shows of its neighbours. */
const neighbour = shown("DetailPage", "path", "image", "card.title", "card.description");

export const related = z
  .array(reference(linkTarget("The path of a service, product or industry: /services/devops."), neighbour))
  .max(3)
  .default([])
  .meta({
    label: "Neighbours",
    description:
      "Up to three pages, shown as cards before the promotion. Services, products and industries name each other on both sides.",
  });

/** The fields that service, product and industry pages share. The page's path is its folder and file name. */
export const detailPageFields = {
  order,
  name: text("The short name used in breadcrumbs and lists.", "Name in lists"),
  ...pageOpening,
  loop: pictureFile(
    "The same picture as image, moving: an animated webp of the same proportions, which ends as it begins. It is shown while the pointer is on the picture, or pointer or focus on a card that leads to this page.",
  )
    .optional()
    .meta({ label: "The picture, moving" }),
  charge: text(
    "How this is charged, in one or two sentences without sums: it stands beside the link to the page that says more.",
  )
    .optional()
    .meta({ label: "How it is charged" }),
  card: card.meta({ label: "Card on other pages", description: "How this page is announced on other pages." }),
  related,
  sections: pageBlocks,
};

/** A file in `content/services`. */
export const service = z.strictObject(detailPageFields);

const industryService = z.strictObject({
  page: linkTarget("The path of a service: /services/cloud-services.", "Service"),
  work: text("What it does for this industry, in two to five words.", "What it does here"),
  link: linkTarget(
    "The part of the industry's page that says more: /industries/finance#process. Left out, it is the page.",
    "Where more is said",
  ).optional(),
});

/** A file in `content/industries`. */
export const industry = z.strictObject({
  ...detailPageFields,
  services: z.array(industryService).max(12).default([]).meta({
    label: "Services for this industry",
    description: "What services do for it: its row in the table of services and industries.",
  }),
});
