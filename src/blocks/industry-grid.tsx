import { CardGrid, CardMore, type CardSpan, CardTitle, cardPlace, withSpans } from "../components/cards";
import { Picture, standingMargin } from "../components/picture";
import { HeadedSection } from "../components/section";
import type { BlockOf } from "../content/entry";

interface IndustryCardProps {
  industry: BlockOf<"industryGrid">["industries"][number];
  span: CardSpan;
}

const IndustryCard = ({ industry: { path, card, image }, span }: IndustryCardProps) => {
  const isWide = span.large === 6;
  /** Values for phones, then for the two widths at which a card has a whole row for itself or has not. */
  const perSpan = (phone: string, whole: string, shared: string) =>
    [phone, span.medium === 6 ? whole : shared, isWide ? whole : shared] as const;
  return (
    <li
      sx={{
        variant: isWide ? "cards.sky" : "cards.surface",
        ...cardPlace(span),
        display: "grid",
        gridTemplateColumns: perSpan("minmax(0, 1fr) 44%", "minmax(0, 1fr) minmax(0, 44%)", "minmax(0, 1fr)"),
        alignItems: perSpan("center", "center", "stretch"),
        alignContent: "space-between",
        overflow: "hidden",
      }}
    >
      <div sx={{ p: perSpan("20px 0 10px 20px", "32px 0 32px 40px", "28px 28px 0") }}>
        {/* On phones a long word goes on above the picture. */}
        <CardTitle to={path} variant={isWide ? "text.large" : "text.h3"} sx={{ mr: ["-50%", 0] }}>
          {card.title}
        </CardTitle>
        <p
          sx={{ color: "muted", mt: ["6px", "10px"], fontSize: ["label", "inherit"], lineHeight: ["snug", "inherit"] }}
        >
          {card.description}
        </p>
        <CardMore>{card.learnMoreLink.text}</CardMore>
      </div>
      <Picture
        image={image}
        sizes={`(min-width: 900px) ${isWide ? 580 : 400}px, (min-width: 640px) 48vw, 44vw`}
        sx={{ width: "100%", mb: standingMargin(image), mt: isWide ? "24px" : 0 }}
      />
    </li>
  );
};

export const IndustryGrid = ({ section }: { section: BlockOf<"industryGrid"> }) => (
  <HeadedSection heading={section} arrangement="split">
    <CardGrid sx={{ gap: ["16px", "20px"] }}>
      {withSpans(section.industries, "lead").map(({ entry, span }) => (
        <IndustryCard key={entry.path} industry={entry} span={span} />
      ))}
    </CardGrid>
  </HeadedSection>
);
