import { CardGrid, cardPlace } from "../components/card-grid";
import { type CardSpan, withSpans } from "../components/card-spans";
import { CardMore, CardTitle } from "../components/card-words";
import { HeadedSection } from "../components/headed-section";
import { Picture } from "../components/picture";
import { standingMargin } from "../components/standing-picture";
import type { BlockOf } from "../content/entry";

/** Values for phones, then for the two widths at which a card has a whole row for itself or has not. */
const perSpan = <Value,>({ medium, large }: CardSpan, phone: Value, wide: Value, narrow: Value) =>
  [phone, medium === 6 ? wide : narrow, large === 6 ? wide : narrow] as const;

const oneColumn = "minmax(0, 1fr)";

const IndustryCard = ({
  industry,
  span,
}: {
  industry: BlockOf<"industryGrid">["industries"][number];
  span: CardSpan;
}) => {
  const { path, card, image } = industry;
  const isWide = span.large === 6;
  return (
    <li
      sx={{
        variant: isWide ? "cards.sky" : "cards.surface",
        ...cardPlace(span),
        display: "grid",
        gridTemplateColumns: perSpan(span, `${oneColumn} 34%`, `${oneColumn} minmax(0, 44%)`, oneColumn),
        alignItems: perSpan(span, "center", "center", "stretch"),
        alignContent: "space-between",
        overflow: "hidden",
      }}
    >
      <div sx={{ p: perSpan(span, "20px 14px 10px 20px", "32px 0 32px 40px", "28px 28px 0") }}>
        {/* On phones a long word goes on above the picture. */}
        <CardTitle to={path} variant={isWide ? "text.large" : "text.h3"} sx={{ mr: ["-50%", 0] }}>
          {card.title}
        </CardTitle>
        <p sx={{ variant: "text.copy", mt: "10px" }}>{card.description}</p>
        <CardMore>{card.learnMoreLink.text}</CardMore>
      </div>
      <Picture
        image={image}
        sizes={
          isWide
            ? "(min-width: 900px) 580px, (min-width: 640px) 48vw, 36vw"
            : "(min-width: 900px) 400px, (min-width: 640px) 48vw, 36vw"
        }
        sx={{ width: "100%", mb: standingMargin(image), mt: isWide ? "24px" : 0 }}
      />
    </li>
  );
};

/** The industries in rows of up to three; where one is left over, the first has a row for itself. */
export const IndustryGrid = ({ section }: { section: BlockOf<"industryGrid"> }) => (
  <HeadedSection heading={section} arrangement="split">
    <CardGrid sx={{ gap: ["16px", "20px"] }}>
      {withSpans(section.industries, "lead").map(({ entry, span }) => (
        <IndustryCard key={entry.path} industry={entry} span={span} />
      ))}
    </CardGrid>
  </HeadedSection>
);
