import { graphql } from "gatsby";
import { ActionRow } from "../../components/action-row";
import { BulletList } from "../../components/bullet-list";
import { ButtonLink } from "../../components/button-link";
import { CardMore, CardTitle } from "../../components/card-words";
import { Eyebrow } from "../../components/eyebrow";
import { HeadedSection } from "../../components/headed-section";
import { useMessages } from "../../components/messages";
import { Picture } from "../../components/picture";
import { PlayButton } from "../../components/play-button";
import { Surface } from "../../components/surface";
import { interpolate } from "../../content/text/text";
import { useVideo } from "../../video/video-provider";

const ServiceRow = ({ service, index }: { service: Queries.ServiceCardFragment; index: number }) => {
  const { openVideo } = useVideo();
  const words = useMessages();
  const { card, path, image } = service;
  const suffix = interpolate(words.links.about, { title: card.title });
  return (
    <div
      sx={{
        // On phones the picture is small, beside the title.
        display: ["flow-root", "grid"],
        gridTemplateColumns: [
          null,
          index % 2 ? "minmax(0, 1fr) 45%" : "45% minmax(0, 1fr)",
          "minmax(0, 1fr) minmax(0, 1fr)",
        ],
        gap: [null, "32px", "20px"],
        alignItems: "center",
      }}
    >
      <Surface
        surface={index % 2 ? "sky" : "sun"}
        sx={{
          position: "relative",
          order: index % 2,
          float: "left",
          width: ["40%", "auto"],
          mr: ["16px", 0, index % 2 ? 0 : "52px"],
          ml: [0, null, index % 2 ? "52px" : 0],
          borderRadius: "large",
          overflow: "hidden",
        }}
      >
        <Picture
          image={image}
          sizes="(min-width: 1200px) 570px, (min-width: 640px) 45vw, 36vw"
          sx={{ width: "96%", mx: "auto", mt: "2%" }}
        />
        {card.videoUrl && (
          <PlayButton
            label={interpolate(words.video.play, { title: card.title })}
            film={card.videoUrl}
            onPlay={openVideo}
            sx={{ position: "absolute", right: "20px", bottom: "20px" }}
            size="small"
          />
        )}
      </Surface>
      <div>
        {card.superHeading && <Eyebrow>{card.superHeading}</Eyebrow>}
        <CardTitle to={path} variant="text.large" sx={{ mt: 2 }}>
          {card.title}
        </CardTitle>
        <p sx={{ variant: "text.lead", clear: "both", pt: 2 }}>{card.description}</p>
        {card.points.length > 0 && <BulletList items={card.points} sx={{ mt: 2 }} />}
        <ActionRow sx={{ alignItems: "center", gap: ["12px", "20px"], mt: 3 }}>
          <ButtonLink to={card.learnMoreLink.url} variant="secondary" size="small" hiddenSuffix={suffix}>
            {card.learnMoreLink.text}
          </ButtonLink>
          <CardMore title={card.title} link={card.contactUsLink} />
        </ActionRow>
      </div>
    </div>
  );
};

/** The services that have pages, each as a row of picture and words, sides changing. */
export const ServiceRows = ({ section }: { section: Queries.ServiceRowsBlockFragment }) => (
  <HeadedSection heading={section} arrangement="split">
    <ol data-cards="" sx={{ display: "grid", gap: ["40px", "72px", "88px"] }}>
      {section.services.map((service, index) => (
        <li key={service.path}>
          <ServiceRow service={service} index={index} />
        </li>
      ))}
    </ol>
  </HeadedSection>
);

/** Data of a service in the lists of services. */
export const serviceCardFragment = graphql`
  fragment ServiceCard on Service {
    path
    image {
      ...StandingPicture
    }
    card {
      ...SectionHeading
      points
      videoUrl
      learnMoreLink {
        url
        text
      }
      contactUsLink {
        url
        text
      }
    }
  }
`;

export const serviceRowsBlock = graphql`
  fragment ServiceRowsBlock on ServiceRowsBlock {
    ...SectionHeading
    services {
      ...ServiceCard
    }
  }
`;
