import { z } from "zod";
import { heading, image, link, linkTarget, text, videoUrl } from "../fields";
import { head } from "../head";
import { onlyPromotion, pageSection } from "../page-section";

/** The opening of a page that carries a film. */
const videoHero = z
  .strictObject({
    superHeading: text("The short line above the headline."),
    title: text("The headline of the page."),
    description: text("The introduction: one to three sentences."),
    image: image.describe("The diorama; the film's play button stands on it."),
    videoUrl: videoUrl.describe("The film the play button shows."),
    videoLabel: text("What the play button is called: Play the film …"),
    startProject: link.describe("The first button."),
    hireDeveloper: link.describe("The second button."),
  })
  .meta({ id: "VideoHero" });

/** One card that leads to something to read. */
const resourceCard = z
  .strictObject({
    title: text("The card's title."),
    description: text("One sentence: what is there to read."),
    link: linkTarget("Where it leads."),
  })
  .meta({ id: "ResourceCard" });

/** The block that leads to the blog. */
export const blogHeading = z
  .strictObject({
    superHeading: text("The short line above the heading."),
    title: text("The heading."),
    description: text("One or two sentences."),
    link: link.describe("The link to the blog."),
    resources: z.array(resourceCard).default([]).describe("Cards beside the heading."),
  })
  .meta({ id: "BlogHeading" });

/** `content/pages/home.yaml` */
export const homePage = z
  .strictObject({
    head,
    hero: videoHero,
    trustedBy: text("The line beside the logos of the companies."),
    services: heading.describe("Opens the service cards."),
    products: heading.describe("Opens the product cards."),
    partners: heading.describe("Opens the partner products."),
    testimonials: heading.describe("Opens the testimonials."),
    blog: blogHeading,
    promotion: pageSection.describe("The closing block, of kind promotion."),
  })
  .superRefine(onlyPromotion)
  .meta({ id: "HomePage" });
