import { examplePlan } from "../../sections/product-interface/roof/example-plan";
import { heading, several } from "../example-content";
import { Products } from "./products";

const product = (title: string, number: number) => ({
  path: `/products#entry-${number}`,
  card: {
    title,
    description: "What the product does, in one sentence.",
    learnMoreLink: { url: "/products", text: "Learn more" },
  },
  roofPlan: number === 1 ? examplePlan : null,
  apiExchange: number === 2 ? { snippet: "GET /v1/answer" } : null,
  emissionFactors: null,
  footprintCalculator: null,
});

export const examples = {
  "one product": <Products section={{ ...heading, products: several(1, product) }} />,
  "two products": <Products section={{ ...heading, products: several(2, product) }} />,
  "four products": <Products section={{ ...heading, products: several(4, product) }} />,
};
