import { z } from "zod";
import { data, image, link, linkTarget, list, logo, order, text, timeZone, videoUrl } from "./fields";

export const trustedCompanies = z.strictObject({
  companies: list("Companies whose logos stand below the hero.", [1], {
    title: text("Name of the company."),
    image: logo.describe("Logo of the company."),
  }),
});

export const testimonials = z.strictObject({
  note: text("Note below them while they are samples.").optional(),
  testimonials: list("The testimonials of the home page; the first is the largest.", [1], {
    quote: text("What was said, without quotation marks."),
    name: text("Who said it. Left out while nobody is named: the designation then stands alone.").optional(),
    designation: text("Role and kind of company."),
    image: image.optional().describe("Picture: a portrait. Left out: none."),
    videoUrl: videoUrl.optional(),
  }),
});

export const partnerProducts = z.strictObject({
  partners: list("The partner products.", [1], {
    title: text("Name of the product."),
    description: text("Description: what it does and for whom."),
    image: logo.optional().describe("Logo of the product, above its words. Left out: none."),
    learnMoreLink: link.describe("Link to what there is to read about it."),
    bookADemoLink: link.describe("Link to a demonstration."),
  }),
});

export const location = z
  .strictObject({
    order,
    city: text("The city."),
    country: text("The country."),
    address: z.array(text("One line of the address.")).min(2).describe("The postal address, line by line."),
    email: data("The e-mail address of the office. Left out: the one in site.yaml.").default("{email}"),
    contact: data("The phone number of the office. Left out: the one in site.yaml.").default("{phone}"),
    mapLink: linkTarget("Link to the map, opened in a new tab."),
    description: text("What this office does, in one sentence."),
    timeZone: text("The time zone in words: UTC+1, in summer UTC+2."),
    clock: timeZone("Time zone of the clock: Europe/Berlin. With it the page tells the office's time.").optional(),
    opens: z.number().min(0).max(24).default(9).describe("When work begins, in hours of the office's own day: 9."),
    closes: z.number().min(0).max(24).default(17).describe("When work ends, in hours of the office's own day: 17."),
    image: image.describe("Picture: the diorama of the city."),
  })
  .refine(({ opens, closes }) => opens < closes, {
    error: "is not after the hour at which work begins",
    path: ["closes"],
  });
