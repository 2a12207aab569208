import { block, blockHeading } from "../../content/schemas/block";
import { shown } from "../../content/schemas/shown";

export const partnerProductsBlock = block(
  "partnerProducts",
  "Products of partners as cards, from partner-products.yaml",
  blockHeading,
  { source: shown("PartnerProducts") },
);
