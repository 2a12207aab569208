import { CardGrid, CardMore, type CardSpan, CardTitle, cardPlace, tintOf, withSpans } from "../components/cards";
import { useMessages } from "../components/messages";
import { Picture } from "../components/picture";
import { HeadedSection } from "../components/section";
import type { BlockOf } from "../content/entry";
import { interpolate } from "../content/text/text";
import { PlayButton } from "../video/video";

interface ServiceCardProps {
  service: BlockOf<"serviceBento">["services"][number];
  span: CardSpan;
  tint: ReturnType<typeof tintOf>;
}

const ServiceCard = ({ service: { card, path, image }, span, tint }: ServiceCardProps) => {
  const words = useMessages();
  const isWide = span.large === 3;
  return (
    <li
      sx={{
        variant: tint,
        ...cardPlace(span),
        minHeight: ["140px", span.medium === 6 ? "190px" : "256px", "256px"],
        p: ["18px 42% 8px 20px", "24px 28px"],
        overflow: "hidden",
      }}
    >
      <Picture
        image={image}
        sizes={`(min-width: 640px) ${isWide ? "316px" : "252px"}, 42vw`}
        sx={{
          position: "absolute",
          // Words stand over what it leaves of its corner, and what is pressed over it is the card.
          zIndex: -1,
          right: ["8px", "10px"],
          bottom: [null, isWide ? "-34px" : "-50px"],
          top: ["16px", "auto"],
          width: ["38%", isWide ? "56%" : "66%"],
          maxWidth: ["180px", isWide ? "316px" : "252px"],
        }}
      />
      <CardTitle to={path}>{card.title}</CardTitle>
      <p
        sx={{
          color: "muted",
          mt: "6px",
          fontSize: "label",
          lineHeight: 1.48,
          maxWidth: [null, null, isWide ? "19em" : null],
        }}
      >
        {card.description}
      </p>
      <CardMore>{card.learnMoreLink.text}</CardMore>
      {card.videoUrl && (
        <PlayButton
          label={interpolate(words.video.play, { title: card.title })}
          film={card.videoUrl}
          sx={{ position: "absolute", right: "8%", bottom: "24%" }}
        />
      )}
    </li>
  );
};

export const ServiceBento = ({ section }: { section: BlockOf<"serviceBento"> }) => (
  <HeadedSection heading={section} arrangement="split">
    <CardGrid sx={{ gap: ["16px", "20px"] }}>
      {withSpans(section.services).map(({ entry, span, index }) => (
        <ServiceCard key={entry.path} service={entry} span={span} tint={tintOf(index)} />
      ))}
    </CardGrid>
  </HeadedSection>
);
