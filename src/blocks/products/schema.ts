import { bandHeading, block } from "../../content/schemas/block";

/** The products, from their files. */
export const productsBlock = block("products", "The products on a dark band, the first one at work", bandHeading, {
  products: "Product",
});
