import { z } from "zod";
import { pageBlock } from "../../../blocks/registry";
import { entryWords } from "../block";
import { heading } from "../fields";
import { iconName } from "../icon-names";
import { pageOpening } from "../page-opening";

const keyFeature = z
  .strictObject({ ...entryWords, icon: iconName.optional().describe("A line icon shown beside the entry.") })
  .meta({ id: "KeyFeature" });

/** `content/pages/products.yaml` */
export const productsPage = z
  .strictObject({
    ...pageOpening,
    keyFeatures: heading.describe("Opens the key features."),
    keyFeatureItems: z.array(keyFeature).min(1).describe("The key features."),
    products: heading.describe("Opens the products."),
    sections: z.array(pageBlock).default([]).describe("Further blocks, in the order to show."),
  })
  .meta({ id: "ProductsPage" });
