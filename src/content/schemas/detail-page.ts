import { z } from "zod";
import { pageBlock } from "./blocks/registry";
import { group, link, linkTarget, list, order, pictureFile, text, videoUrl } from "./fields";
import { pageOpening } from "./page-opening";
import { apiExchange } from "./product/api-exchange";
import { emissionFactors, footprintCalculator } from "./product/emissions";
import { roofPlan } from "./product/roof-plan";
import { reference, shown } from "./shown";

const card = group("Card that announces this page on other pages.", {
  superHeading: text("Line above the title, a short one.").optional(),
  title: text("The title of the card."),
  description: text("Description, one or two sentences: what it is and for whom."),
  videoUrl: videoUrl.optional(),
  learnMoreLink: link.describe("Button to the page itself."),
  contactUsLink: link.describe("Button to the contact page."),
}).meta({ typeName: "DetailCard" });

export const pageBlocks = z.array(pageBlock).min(1).describe("The blocks of the page, in the order to show.");

export const related = z
  .array(
    reference(
      linkTarget("The path of a service, product or industry: /services/devops."),
      shown("DetailPage", "path", "image", "card.title", "card.description"),
    ),
  )
  .max(3)
  .default([])
  .describe("Neighbours: up to three pages, shown as cards before the promotion. They name each other on both sides.");

const detailPageFields = {
  order,
  name: text("Name in breadcrumbs and lists, a short one."),
  ...pageOpening,
  loop: pictureFile(
    "The picture in motion: an animated webp of its shape, which ends as it begins. It is shown to who points at it or its card.",
  ).optional(),
  charge: text("How this is charged, in one or two sentences without sums, beside the link that says more.").optional(),
  card,
  related,
  sections: pageBlocks,
};

export const service = z.strictObject(detailPageFields);

export const industry = z.strictObject({
  ...detailPageFields,
  services: list("What services do for it: its row in the table of services and industries.", [0, 12], {
    page: linkTarget("Service, by its path: /services/devops.").regex(/^\/services\//, {
      error: "is no service, such as /services/devops",
    }),
    work: text("What it does for this industry, in two to five words."),
    link: linkTarget("Part of the page that says more: /industries/finance#process. Left out: the page.").optional(),
  }).default([]),
});

const productDrawings = ["roofPlan", "apiExchange", "emissionFactors", "footprintCalculator"] as const;

export const product = z
  .strictObject({
    ...detailPageFields,
    roofPlan: roofPlan.optional(),
    apiExchange: apiExchange.optional(),
    emissionFactors: emissionFactors.optional(),
    footprintCalculator: footprintCalculator.optional(),
  })
  .refine((page) => productDrawings.some((name) => page[name] !== undefined), {
    error: `shows no product; add one of ${productDrawings.join(", ")}`,
  });
