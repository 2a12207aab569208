import { z } from "zod";
import { block, blockHeading } from "../../content/schemas/block";

/** The products, from their files. */
export const productsBlock = block(
  "products",
  "The products on a dark band, the first one at work",
  {
    ...blockHeading,
    hasSnippets: z
      .boolean()
      .default(true)
      .describe("Whether the cards beside the first show what each product gives back."),
  },
  { products: "Product" },
);
