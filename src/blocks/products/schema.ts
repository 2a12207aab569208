import { bandHeading, block } from "../../content/schemas/block";
import { shown } from "../../content/schemas/shown";

export const productsBlock = block("products", "The products on a dark band, the first one at work", bandHeading, {
  products: shown(
    "Product",
    "path",
    "card.title",
    "card.description",
    "card.learnMoreLink",
    "roofPlan",
    "apiExchange.snippet",
    "emissionFactors.factors.activity",
    "emissionFactors.factors.region",
    "emissionFactors.factors.factor",
    "emissionFactors.factors.unit",
    "emissionFactors.factors.source",
    "footprintCalculator.title",
    "footprintCalculator.bills.scope",
    "footprintCalculator.bills.amount",
    "footprintCalculator.bills.factor",
  ),
});
