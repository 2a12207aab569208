import { graphql } from "gatsby";
import { ArcSky } from "../../components/arc-sky";
import { CardMore, CardTitle } from "../../components/card-words";
import { HeadedSection } from "../../components/headed-section";
import type { HeadingWords } from "../../components/section-heading";
import { Split } from "../../components/split";
import { ProductSnippet } from "../../sections/product-interface/product-snippet";
import { RoofPreview } from "../../sections/product-interface/roof/roof-preview";

interface ProductBandProps {
  heading: HeadingWords;
  products: readonly Queries.ProductCardFragment[];
  /** Shows a line of each product's response on the cards beside the first; the first one is larger then. */
  hasSnippets?: boolean;
}

const Others = ({ products, hasSnippets }: Omit<ProductBandProps, "heading">) => (
  <ul data-cards="" sx={{ display: "grid", gap: ["16px", "20px"] }}>
    {products.map((product) => (
      <li key={product.path} sx={{ variant: "cards.band", p: ["20px 24px", "26px 28px"] }}>
        <CardTitle to={product.path}>{product.card.title}</CardTitle>
        <p sx={{ color: "onBandMuted", mt: 1, fontSize: "1rem" }}>{product.card.description}</p>
        {hasSnippets && <ProductSnippet product={product} />}
        <CardMore title={product.card.title} link={product.card.learnMoreLink} variant="moreOnBand" />
      </li>
    ))}
  </ul>
);

/** The products on a dark band: the first one shown at work, the others beside it. */
export function ProductBand({ heading, products, hasSnippets = true }: ProductBandProps) {
  const [first, ...others] = products;
  return (
    <HeadedSection heading={heading} surface="band" backdrop={<ArcSky />} arrangement="split">
      <Split columns={[1, 1]} sx={{ gap: "20px" }}>
        {first && (
          <ul data-cards="" sx={{ display: "grid", gridColumn: others.length > 0 ? undefined : "1 / -1" }}>
            <li
              sx={{
                variant: "cards.band",
                display: "flex",
                flexDirection: "column",
                minWidth: 0,
                p: ["24px 16px 0", "36px 36px 0"],
                overflow: "hidden",
              }}
            >
              <CardTitle to={first.path} variant="text.large">
                {first.card.title}
              </CardTitle>
              <p sx={{ color: "onBandMuted", maxWidth: "30em", mt: "10px" }}>{first.card.description}</p>
              <p sx={{ mb: "20px" }}>
                <CardMore title={first.card.title} link={first.card.learnMoreLink} variant="moreOnBand" />
              </p>
              {first.roofPlan && <RoofPreview plan={first.roofPlan} isTall={hasSnippets} />}
            </li>
          </ul>
        )}
        {others.length > 0 && <Others products={others} hasSnippets={hasSnippets} />}
      </Split>
    </HeadedSection>
  );
}

/** The products, as a block. */
export const Products = ({ section }: { section: Queries.ProductsBlockFragment }) => (
  <ProductBand heading={section} products={section.products} hasSnippets={section.hasSnippets} />
);

export const productBandFragment = graphql`
  fragment ProductCard on Product {
    path
    card {
      title
      description
      learnMoreLink {
        url
        text
      }
      contactUsLink {
        url
        text
      }
    }
    roofPlan {
      ...RoofPlanFields
    }
    ...ProductSnippet
  }
`;

export const productsBlock = graphql`
  fragment ProductsBlock on ProductsBlock {
    superHeading
    title
    description
    hasSnippets
    products {
      ...ProductCard
    }
  }
`;
