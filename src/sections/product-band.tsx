import { graphql } from "gatsby";
import { useId } from "react";
import { ArcSky } from "../components/arc-sky";
import { Link } from "../components/link";
import { SectionHeading } from "../components/section-heading";
import { useWords } from "../components/words";
import { fillText } from "../content/text";
import type { VariantName } from "../theme/variants";
import { RoofPlan } from "./product-interface/roof-plan";

interface ProductBandProps {
  heading: Queries.HeadingFieldsFragment;
  products: readonly Queries.ProductCardFragment[];
}

const Title = ({ product, variant }: { product: Queries.ProductCardFragment; variant: VariantName }) => (
  <h3 sx={{ variant }}>
    <Link to={product.path} sx={{ variant: "links.plain" }}>
      {product.card.title}
    </Link>
  </h3>
);

const More = ({ product }: { product: Queries.ProductCardFragment }) => (
  <Link
    to={product.card.learnMoreLink.url}
    arrow
    about={fillText(useWords().links.about, { title: product.card.title })}
    sx={{ variant: "links.moreOnBand" }}
  >
    {product.card.learnMoreLink.text}
  </Link>
);

/** The products on the dark band under the arc: the first one shown at work, the others beside it. */
export function ProductBand({ heading, products }: ProductBandProps) {
  const headingId = useId();
  const [first, ...others] = products;
  if (!first) return null;
  return (
    <section
      aria-labelledby={headingId}
      data-on-band=""
      sx={{ variant: "layout.section", bg: "band", color: "onBand", overflow: "hidden" }}
    >
      <ArcSky />
      <div sx={{ variant: "layout.container", position: "relative" }}>
        <SectionHeading id={headingId} {...heading} onBand arrangement="split" />
        <div
          sx={{
            display: "grid",
            gridTemplateColumns: ["minmax(0, 1fr)", "minmax(0, 1fr)", "minmax(0, 1.35fr) minmax(0, 1fr)"],
            gap: "20px",
          }}
        >
          <div
            sx={{
              variant: "cards.band",
              display: "flex",
              flexDirection: "column",
              p: ["24px 16px 0", "36px 36px 0"],
              overflow: "hidden",
            }}
          >
            <Title product={first} variant="text.large" />
            <p sx={{ color: "onBandMuted", maxWidth: "30em", mt: "10px" }}>{first.card.description}</p>
            <p>
              <More product={first} />
            </p>
            {first.roofPlan && <RoofPlan plan={first.roofPlan} isPreview />}
          </div>
          <ul sx={{ display: "grid", gap: "20px" }}>
            {others.map((product) => (
              <li key={product.path} sx={{ variant: "cards.band", p: ["24px", "26px 28px"] }}>
                <Title product={product} variant="text.h3" />
                <p sx={{ color: "onBandMuted", mt: 1, fontSize: "1rem" }}>{product.card.description}</p>
                <More product={product} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
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
  }
`;
