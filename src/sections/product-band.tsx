import { graphql } from "gatsby";
import { ArcSky } from "../components/arc-sky";
import { HeadedSection } from "../components/headed-section";
import { Link } from "../components/link";
import { MoreLink } from "../components/more-link";
import { Split } from "../components/split";
import { useWords } from "../components/words";
import { fillText } from "../content/text";
import type { VariantName } from "../theme/variants";
import { ProductSnippet } from "./product-interface/product-snippet";
import { RoofPreview } from "./product-interface/roof/roof-preview";

interface ProductBandProps {
  heading: Queries.HeadingFieldsFragment;
  products: readonly Queries.ProductCardFragment[];
  /** Whether the cards beside the first show a line of what each product gives back. */
  hasSnippets?: boolean;
}

const Title = ({ product, variant }: { product: Queries.ProductCardFragment; variant: VariantName }) => (
  <h3 sx={{ variant }}>
    <Link to={product.path} sx={{ variant: "links.plain" }}>
      {product.card.title}
    </Link>
  </h3>
);

const More = ({ product }: { product: Queries.ProductCardFragment }) => (
  <MoreLink
    to={product.card.learnMoreLink.url}
    hiddenSuffix={fillText(useWords().links.about, { title: product.card.title })}
    variant="moreOnBand"
  >
    {product.card.learnMoreLink.text}
  </MoreLink>
);

const Others = ({ products, hasSnippets }: Omit<ProductBandProps, "heading">) => (
  <ul data-cards="" sx={{ display: "grid", gap: ["16px", "20px"] }}>
    {products.map((product) => (
      <li key={product.path} sx={{ variant: "cards.band", p: ["20px 24px", "26px 28px"] }}>
        <Title product={product} variant="text.h3" />
        <p sx={{ color: "onBandMuted", mt: 1, fontSize: "1rem" }}>{product.card.description}</p>
        {hasSnippets && <ProductSnippet product={product} />}
        <More product={product} />
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
          <div
            sx={{
              variant: "cards.band",
              display: "flex",
              flexDirection: "column",
              gridColumn: others.length > 0 ? undefined : "1 / -1",
              p: ["24px 16px 0", "36px 36px 0"],
              overflow: "hidden",
            }}
          >
            <Title product={first} variant="text.large" />
            <p sx={{ color: "onBandMuted", maxWidth: "30em", mt: "10px" }}>{first.card.description}</p>
            <p>
              <More product={first} />
            </p>
            {first.roofPlan && <RoofPreview plan={first.roofPlan} />}
          </div>
        )}
        {others.length > 0 && <Others products={others} hasSnippets={hasSnippets} />}
      </Split>
    </HeadedSection>
  );
}

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
