import { graphql } from "gatsby";
import { CardGrid, cardPlace } from "../../components/card-grid";
import { type CardSpan, withSpans } from "../../components/card-spans";
import { CardMore, CardTitle } from "../../components/card-words";
import { HeadedSection } from "../../components/headed-section";
import { useMessages } from "../../components/messages";
import { Picture } from "../../components/picture";
import { PlayButton } from "../../components/play-button";
import { standingMargin } from "../../components/standing-picture";
import { interpolate } from "../../content/text/text";
import { useVideo } from "../../video/video-provider";

/** The cards in turn, so that no two neighbours look alike. */
const cards = ["mist", "surface", "sun", "surface", "sky"] as const;

/** Share of its card that a picture takes; on narrow cards it reaches over the edges. */
const pictureWidths = { 2: "108%", 3: "87%", 6: "60%" };

interface ServiceCardProps {
  service: Queries.ServiceCardFragment;
  span: CardSpan;
  card: (typeof cards)[number];
}

const ServiceCard = ({ service: { card, path, image }, span, card: variant }: ServiceCardProps) => {
  const { openVideo } = useVideo();
  const words = useMessages();
  const width = pictureWidths[span.large];
  const isWide = span.large === 3;
  return (
    <li
      sx={{
        variant: `cards.${variant}`,
        ...cardPlace(span),
        position: "relative",
        // On a phone the picture stands beside the words, else below them.
        display: ["grid", "flex"],
        gridTemplateColumns: "minmax(0, 1fr) 44%",
        columnGap: "12px",
        flexDirection: "column",
        p: ["24px 12px 12px 24px", "30px 30px 0"],
        overflow: "hidden",
      }}
    >
      <CardTitle to={path}>{card.title}</CardTitle>
      <p sx={{ variant: "text.copy", mt: "10px", maxWidth: [null, null, isWide ? "20em" : null] }}>
        {card.description}
      </p>
      <p sx={{ mt: 1, mb: [0, null, isWide ? "-50px" : 0] }}>
        <CardMore title={card.title} link={card.learnMoreLink} />
      </p>
      <div
        sx={{
          position: "relative",
          // On a wide card it stands right of the words, and reaches up beside them.
          mt: "auto",
          mr: ["auto", null, isWide ? "-24px" : "-4%"],
          ml: ["auto", null, isWide ? "auto" : "-4%"],
          gridArea: "1 / 2 / span 3",
          width: ["100%", span.medium === 6 ? pictureWidths[6] : "92%", width],
          alignSelf: ["center", null, isWide ? "flex-end" : "center"],
          mb: ["auto", 0],
        }}
      >
        <Picture
          image={image}
          sizes={`(min-width: 900px) ${isWide ? "450px" : "370px"}, (min-width: 640px) 44vw, 34vw`}
          // The tip of every plate reaches over the edge by as much.
          sx={{ width: "100%", mb: [0, standingMargin(image, -0.11)] }}
        />
        {card.videoUrl && (
          <PlayButton
            size="small"
            label={interpolate(words.video.play, { title: card.title })}
            film={card.videoUrl}
            onPlay={openVideo}
            sx={{ position: "absolute", right: "6%", top: "34%" }}
          />
        )}
      </div>
    </li>
  );
};

/** The services as cards of two widths: five make a row of two wide ones and a row of three. */
export const ServiceBento = ({ section }: { section: Queries.ServiceBentoBlockFragment }) => (
  <HeadedSection heading={section} arrangement="split">
    <CardGrid sx={{ gap: ["16px", "20px"] }}>
      {withSpans(section.services).map(({ entry, span, index }) => (
        <ServiceCard key={entry.path} service={entry} span={span} card={cards[index % cards.length] ?? "surface"} />
      ))}
    </CardGrid>
  </HeadedSection>
);

export const serviceBentoBlock = graphql`
  fragment ServiceBentoBlock on ServiceBentoBlock {
    ...SectionHeading
    services {
      ...ServiceCard
    }
  }
`;
