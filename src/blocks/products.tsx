import { ArcSky } from "../components/arc-sky";
import { CardMore, CardTitle } from "../components/cards";
import { HeadedSection } from "../components/section";
import type { BlockOf } from "../content/entry";
import { ProductSnippet, RoofPreview } from "../demos/snippet";

interface ProductCardProps {
  product: BlockOf<"products">["products"][number];
  /** Of the first, which stands beside all others: how many these are. */
  rows?: number | undefined;
}

const ProductCard = ({ product, rows }: ProductCardProps) => {
  const { path, card, roofPlan } = product;
  const isLead = rows !== undefined;
  return (
    <li
      style={isLead ? { gridRow: `span ${Math.max(rows, 1)}` } : undefined}
      sx={{
        variant: "cards.band",
        gridColumn: [null, null, isLead ? (rows > 0 ? "span 7" : "1 / -1") : "span 5"],
        display: "flex",
        flexDirection: "column",
        p: isLead ? ["18px 20px 0", "22px 28px 0"] : ["18px 20px", "22px 28px"],
        overflow: "hidden",
      }}
    >
      <CardTitle to={path}>{card.title}</CardTitle>
      <div
        sx={{
          variant: "layout.row",
          alignItems: "baseline",
          justifyContent: "space-between",
          columnGap: "16px",
          mb: "14px",
          fontSize: "1rem",
        }}
      >
        <p sx={{ flex: "1 1 12em", color: "onBandMuted" }}>{card.description}</p>
        <CardMore variant="moreOnBand">{card.learnMoreLink.text}</CardMore>
      </div>
      {isLead ? roofPlan && <RoofPreview plan={roofPlan} /> : <ProductSnippet product={product} />}
    </li>
  );
};

export function Products({ section }: { section: BlockOf<"products"> }) {
  const { products, isBrief } = section;
  return (
    <HeadedSection heading={section} surface="band" backdrop={<ArcSky />} arrangement="split">
      <ul
        data-cards=""
        sx={{
          display: "grid",
          gridTemplateColumns: ["minmax(0, 1fr)", null, `repeat(${isBrief ? 10 : 12}, minmax(0, 1fr))`],
          gap: ["16px", "20px"],
        }}
      >
        {products.map((product, index) => (
          <ProductCard
            key={product.path}
            product={product}
            rows={isBrief || index > 0 ? undefined : products.length - 1}
          />
        ))}
      </ul>
    </HeadedSection>
  );
}
