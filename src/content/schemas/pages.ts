import { z } from "zod";
import { pageBlock } from "./blocks/registry";
import { pageBlocks, related } from "./detail-page";
import { enquiryField } from "./enquiry";
import { choice, day, film, group, hidden, link, markdown, order, pictureFile, text } from "./fields";
import { head, opening, pageFields, pageOpening, slug } from "./page-opening";

const tint = choice("Tint", {
  paper: "Paper, as on policies",
  mist: "A light green, as on services",
  sun: "A light yellow, as on products",
  sky: "A light blue, as on industries",
  night: "Dark, as on the maintenance screen",
});

const pageType = choice("PageType", {
  WebPage: "Any page",
  AboutPage: "A page about the company",
  ContactPage: "A page to reach the company by",
  CollectionPage: "A list of other pages",
});

export type Tint = z.output<typeof tint>;

export type PageType = z.output<typeof pageType>;

const pageList = choice("PageList", {
  company: "With the pages about the company",
  services: "Above the services",
  products: "Above the products",
  industries: "Above the industries",
});

export const page = z.strictObject({
  ...pageOpening,
  tint: hidden("The background of its opening. Left out: paper.", tint.optional()),
  pageType: hidden("What search engines take it for: WebPage, if left out.", pageType.optional()),
  listedUnder: hidden("Section of llms.txt, which AI programs read. Left out: company.", pageList.optional()),
  film: film.optional().describe("The film whose button stands on the picture."),
  related,
  sections: pageBlocks,
});

const hero = group("The opening of the page, with its film where it has one.", {
  ...opening,
  morning: pictureFile(
    "Picture in the morning: the same picture as image, in the same size, for visitors from 5 to 10 in the morning. With it or the evening's, the page draws the sun behind the picture at the visitor's hour: leave it out of all of them.",
  )
    .brand<"hero">()
    .optional(),
  evening: pictureFile("Picture in the evening: the same for visitors from 17 to 5, and in dark colours at any hour.")
    .brand<"hero">()
    .optional(),
  film: film.optional().describe("The film whose button stands on the picture. Left out: no button."),
  startProject: link.describe("The first button."),
  hireDeveloper: link.optional().describe("The second button. Left out: none."),
}).meta({ encodedAs: "hero" });

export const homePage = z.strictObject({ ...pageFields, hero, sections: pageBlocks });

export const caseStudiesPage = z.strictObject({
  ...pageOpening,
  note: text("Note that the studies are samples, as long as they are.").optional(),
  empty: text("Said in place of the list while there is no study."),
  sections: z.array(pageBlock).default([]).describe("Further blocks, in the order to show."),
});

export const notFoundPage = z.strictObject({
  head,
  ...opening,
  home: link.describe("Button to the home page."),
  links: z.array(link).default([]).describe("Pages that visitors often look for."),
});

export const maintenancePage = z.strictObject({
  head,
  ...opening,
  description: text("Introduction: what is going on and when to come back."),
  notifyMe: text("Words on the button."),
  emailField: enquiryField.describe("The question above the button, which may be left empty."),
  done: text("Said once the request arrived."),
  links: z.array(link).min(1).describe("Legal pages that stay readable."),
});

const policySection = z
  .strictObject({
    title: text("The heading; the table of contents links to it."),
    shows: choice("PolicyTable", {
      necessaryStorage: "What the site itself keeps",
      optionalStorage: "What the optional services keep",
    })
      .describe("A table below the text, made from `consent` in site-words.yaml.")
      .optional(),
    body: markdown("The text in Markdown: paragraphs, lists, links. Names such as {company} come from site.yaml."),
  })
  .meta({ anchorFrom: "title" })
  .brand<"anchored">();

export const policy = z.strictObject({
  order,
  name: text("Name in the footer and breadcrumbs, a short one."),
  ...pageFields,
  slug,
  title: text("The headline."),
  description: text("Introduction: what this policy settles, in one or two sentences."),
  updated: day("The day of the last change.", "change"),
  reviewNote: text("Dated note to readers and owners that counsel must review the text.").optional(),
  sections: z.array(policySection).min(1).describe("The parts of the policy, in order."),
});
