import { z } from "zod";
import { pageBlocks, related } from "../detail-page";
import { choice, film } from "../fields";
import { pageOpening } from "../page-opening";

/** The background of a family of pages: of their openings and of their sharing pictures. */
export const tint = choice("Tint", {
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

/** `content/pages/*.yaml`: a page of its opening and any blocks. Its path is that of its file below `content/pages`. */
export const page = z.strictObject({
  ...pageOpening,
  tint: tint.optional().meta({ isHidden: true, description: "The background of its opening. Left out: paper." }),
  pageType: pageType.optional().meta({
    isHidden: true,
    description: "What search engines take it for: WebPage, if left out.",
  }),
  listedUnder: pageList
    .optional()
    .meta({ isHidden: true, description: "Section of llms.txt, which AI programs read. Left out: company." }),
  film: film.optional().describe("The film whose button stands on the picture."),
  related,
  sections: pageBlocks,
});
