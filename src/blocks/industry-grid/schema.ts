import { block, blockHeading } from "../../content/schemas/block";
import { link } from "../../content/schemas/fields";
import { shown } from "../../content/schemas/shown";

export const industryGridBlock = block(
  "industryGrid",
  "The industries as cards",
  {
    ...blockHeading,
    link: link.optional().describe("Link below the heading: leads to more of it. Left out: none."),
  },
  {
    industries: shown("Industry", "path", "image", "card.title", "card.description", "card.learnMoreLink"),
  },
);
