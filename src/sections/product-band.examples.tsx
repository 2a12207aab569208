import { heading, several } from "./example-content";
import { ProductBand } from "./product-band";

const roofPlan = {
  note: "A sample.",
  address: "12 Example Street",
  panelRows: 3,
  panelColumns: 5,
  figures: [{ label: "Yield in a year", value: "6,900 kWh" }],
  monthlyYield: [210, 320, 540, 720, 850, 900, 910, 820, 620, 410, 240, 180],
  action: "Ask for an offer",
};
const product = (title: string, number: number) => ({
  path: `/products#entry-${number}`,
  card: {
    title,
    description: "What the product does, in one sentence.",
    learnMoreLink: { url: "/products", text: "Learn more" },
    contactUsLink: { url: "/contact", text: "Contact us" },
  },
  roofPlan: number === 1 ? roofPlan : null,
});

export const examples = {
  "one product": <ProductBand heading={heading} products={several(1, product)} />,
  "two products": <ProductBand heading={heading} products={several(2, product)} />,
  "four products": <ProductBand heading={heading} products={several(4, product)} />,
};
