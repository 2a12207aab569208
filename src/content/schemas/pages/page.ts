import { z } from "zod";
import { pageBlock } from "../../../blocks/registry";
import { neighbour } from "../detail-page";
import { film, linkTarget } from "../fields";
import { pageOpening } from "../page-opening";
import { reference } from "../shown";
import { tints } from "../tints";

/** The types of pages at schema.org. */
export const pageTypes = ["WebPage", "AboutPage", "ContactPage", "CollectionPage"] as const;

/** The sections of `llms.txt` that a page can stand in. */
const pageLists = ["company", "services", "products", "industries"] as const;

/** `content/pages/*.yaml`: a page of its opening and any blocks. Its path is that of its file below `content/pages`. */
export const page = z
  .strictObject({
    ...pageOpening,
    tint: z.enum(tints).optional().meta({
      label: "Background",
      id: "Tint",
      isHidden: true,
      description: "The background of its opening: paper, if left out.",
    }),
    pageType: z.enum(pageTypes).optional().meta({
      label: "What search engines see",
      id: "PageType",
      isHidden: true,
      description: "What search engines take it for: WebPage, if left out.",
    }),
    listedUnder: z.enum(pageLists).optional().meta({
      label: "List for AI programs",
      id: "PageList",
      isHidden: true,
      description: "Its section of llms.txt: company, if left out.",
    }),
    film: film.optional().meta({ label: "Film", description: "The film whose button stands on the picture." }),
    related: z
      .array(reference(linkTarget("The path of a service, product or industry: /services/devops."), neighbour))
      .max(3)
      .default([])
      .meta({
        label: "Neighbours",
        description: "Up to three pages, shown as cards before the promotion.",
      }),
    sections: z
      .array(pageBlock)
      .min(1)
      .meta({ label: "Blocks of the page", description: "The blocks of the page, in the order to show." }),
  })
  .meta({ id: "Page" });
