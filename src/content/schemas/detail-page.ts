import { z } from "zod";
import { pageBlock } from "./blocks/registry";
import { link, linkTarget, order, pictureFile, text, videoUrl } from "./fields";
import { pageOpening } from "./page-opening";
import { reference, shown } from "./shown";

/** Card of a detail page on other pages: the specification's service card. */
const card = z
  .strictObject({
    superHeading: text("Line above the title, a short one.").optional(),
    title: text("The title of the card."),
    description: text("Description, one or two sentences: what it is and for whom."),
    videoUrl: videoUrl.optional(),
    learnMoreLink: link.describe("Button to the page itself."),
    contactUsLink: link.describe("Button to the contact page."),
  })
  .meta({ id: "DetailCard" });

export const pageBlocks = z.array(pageBlock).min(1).describe("The blocks of the page, in the order to show.");

const neighbour = shown("DetailPage", "path", "image", "card.title", "card.description");

export const related = z
  .array(reference(linkTarget("The path of a service, product or industry: /services/devops."), neighbour))
  .max(3)
  .default([])
  .describe(
    "Neighbours: up to three pages, shown as cards before the promotion. Services, products and industries name each other on both sides.",
  );

/** The fields that service, product and industry pages share. The page's path is its folder and file name. */
export const detailPageFields = {
  order,
  name: text("Name in breadcrumbs and lists, a short one."),
  ...pageOpening,
  loop: pictureFile(
    "The picture in motion: an animated webp of the same proportions, which ends as it begins. It is shown while the pointer is on the picture, or pointer or focus on a card that leads to this page.",
  ).optional(),
  charge: text(
    "How this is charged, in one or two sentences without sums: it stands beside the link to the page that says more.",
  ).optional(),
  card: card.describe("Card that announces this page on other pages."),
  related,
  sections: pageBlocks,
};

export const service = z.strictObject(detailPageFields);

const industryService = z.strictObject({
  page: linkTarget("Service, by its path: /services/cloud-services."),
  work: text("What it does for this industry, in two to five words."),
  link: linkTarget(
    "Part of the industry's page that says more: /industries/finance#process. Left out, it is the page.",
  ).optional(),
});

export const industry = z.strictObject({
  ...detailPageFields,
  services: z
    .array(industryService)
    .max(12)
    .default([])
    .describe("What services do for it: its row in the table of services and industries."),
});
