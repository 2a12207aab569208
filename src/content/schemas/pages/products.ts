import { z } from "zod";
import { heading } from "../fields";
import { pageOpening } from "../page-opening";
import { pageSection, pageSectionItem } from "../page-section";

/** `content/pages/products.yaml` */
export const productsPage = z
  .strictObject({
    ...pageOpening,
    keyFeatures: heading.describe("Opens the key features."),
    keyFeatureItems: z.array(pageSectionItem).min(1).describe("The key features."),
    products: heading.describe("Opens the products."),
    sections: z.array(pageSection).default([]).describe("Further blocks, in the order to show."),
  })
  .meta({ id: "ProductsPage" });
