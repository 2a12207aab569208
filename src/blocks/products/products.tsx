import { graphql } from "gatsby";
import { ArcSky } from "../../components/arc-sky";
import { CardMore, CardTitle } from "../../components/card-words";
import { HeadedSection } from "../../components/headed-section";
import { ProductSnippet } from "../../sections/product-interface/product-snippet";
import { RoofPreview } from "../../sections/product-interface/roof/roof-preview";

/** The first product: shown at work, on a sheet that ends with its card. */
const LeadCard = ({
  product: { path, card, roofPlan },
  rows,
}: {
  product: Queries.ProductCardFragment;
  rows: number;
}) => (
  <li
    style={{ gridRow: `span ${Math.max(rows, 1)}` }}
    sx={{
      variant: "cards.band",
      display: "flex",
      flexDirection: "column",
      gridColumn: ["auto", null, rows > 0 ? "span 7" : "1 / -1"],
      p: ["24px 16px 0", "36px 36px 0"],
      overflow: "hidden",
    }}
  >
    <CardTitle to={path} variant="text.large">
      {card.title}
    </CardTitle>
    <p sx={{ color: "onBandMuted", maxWidth: "30em", mt: "10px" }}>{card.description}</p>
    <p sx={{ mb: "20px" }}>
      <CardMore title={card.title} link={card.learnMoreLink} variant="moreOnBand" />
    </p>
    {roofPlan && <RoofPreview plan={roofPlan} />}
  </li>
);

const SnippetCard = ({ product }: { product: Queries.ProductCardFragment }) => (
  <li sx={{ variant: "cards.band", gridColumn: ["auto", null, "span 5"], p: ["20px 24px", "26px 28px"] }}>
    <CardTitle to={product.path}>{product.card.title}</CardTitle>
    <p sx={{ color: "onBandMuted", mt: 1, fontSize: "1rem" }}>{product.card.description}</p>
    <ProductSnippet product={product} />
    <CardMore title={product.card.title} link={product.card.learnMoreLink} variant="moreOnBand" />
  </li>
);

/** The products on a dark band: the first one shown at work, the others beside it, each with a piece of its answer. */
export function Products({ section }: { section: Queries.ProductsBlockFragment }) {
  const [first, ...others] = section.products;
  return (
    <HeadedSection heading={section} surface="band" backdrop={<ArcSky />} arrangement="split">
      <ul
        data-cards=""
        sx={{
          display: "grid",
          gridTemplateColumns: ["minmax(0, 1fr)", null, "repeat(12, minmax(0, 1fr))"],
          gap: ["16px", "20px"],
        }}
      >
        {first && <LeadCard product={first} rows={others.length} />}
        {others.map((product) => (
          <SnippetCard key={product.path} product={product} />
        ))}
      </ul>
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
    ...SectionHeading
    products {
      ...ProductCard
    }
  }
`;
