import { block, blockHeading } from "../../content/schemas/block";

/** The products of partners. */
export const partnerProductsBlock = block(
  "partnerProducts",
  "Products of partners as cards, from partner-products.yaml",
  blockHeading,
  { source: "PartnerProducts" },
);
