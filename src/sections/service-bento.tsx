import { graphql } from "gatsby";
import { HeadedSection } from "../components/headed-section";
import { Link } from "../components/link";
import { Picture } from "../components/picture";
import { PlayButton } from "../components/play-button";
import { useWords } from "../components/words";
import { fillText } from "../content/text";
import { useVideo } from "../video/video-provider";

interface ServiceBentoProps {
  heading: Queries.HeadingFieldsFragment;
  services: readonly Queries.ServiceCardFragment[];
}

/** The grounds of the cards in turn, so that no two neighbours look alike. */
const grounds = [
  { bg: "alternate", borderColor: "border" },
  { bg: "surface", borderColor: "border" },
  { bg: "accentSurface", borderColor: "accentBorder" },
  { bg: "surface", borderColor: "border" },
  { bg: "cool", borderColor: "coolBorder" },
] as const;

const ServiceCard = ({ service, index }: { service: Queries.ServiceCardFragment; index: number }) => {
  const { openVideo } = useVideo();
  const words = useWords();
  const { card, path, image } = service;
  const isWide = index < 2;
  // Between 640 and 900 px, two cards make a row, so that the fifth has one to itself.
  const isAlone = index === 4;
  const pictureWidth = isWide ? "92%" : "112%";
  return (
    <li
      sx={{
        position: "relative",
        gridColumn: ["auto", isAlone ? "span 6" : "span 3", isWide ? "span 3" : "span 2"],
        display: "flex",
        flexDirection: "column",
        minHeight: ["auto", "400px"],
        p: ["24px 24px 0", "30px 30px 0"],
        border: "1px solid",
        borderRadius: "large",
        overflow: "hidden",
        ...grounds[index % grounds.length],
      }}
    >
      <h3 sx={{ variant: "text.h3" }}>
        <Link to={path} sx={{ variant: "links.plain" }}>
          {card.title}
        </Link>
      </h3>
      <p sx={{ variant: "text.copy", mt: "10px" }}>{card.description}</p>
      <p sx={{ mt: 1 }}>
        <Link
          to={card.learnMoreLink.url}
          arrow
          about={fillText(words.links.about, { title: card.title })}
          sx={{ variant: "links.more" }}
        >
          {card.learnMoreLink.text}
        </Link>
      </p>
      <div
        sx={{
          position: "relative",
          mt: "auto",
          mx: "auto",
          width: ["82%", isAlone ? "60%" : pictureWidth, pictureWidth],
          alignSelf: "center",
          mb: "-7%",
        }}
      >
        <Picture
          image={image}
          sizes={isWide ? "(min-width: 900px) 540px, 100vw" : "(min-width: 900px) 420px, 100vw"}
          sx={{ width: "100%" }}
        />
        {card.videoUrl && (
          <PlayButton
            size="small"
            label={fillText(words.video.play, { title: card.title })}
            onClick={() => openVideo(card.videoUrl ?? "")}
            sx={{ position: "absolute", right: "6%", top: "34%" }}
          />
        )}
      </div>
    </li>
  );
};

/** The five practices as a bento grid: two wide cards, then three. */
export function ServiceBento({ heading, services }: ServiceBentoProps) {
  return (
    <HeadedSection heading={heading} arrangement="split">
      <ul
        sx={{
          display: "grid",
          gridTemplateColumns: ["minmax(0, 1fr)", "repeat(6, minmax(0, 1fr))"],
          gap: ["16px", "20px"],
        }}
      >
        {services.map((service, index) => (
          <ServiceCard key={service.path} service={service} index={index} />
        ))}
      </ul>
    </HeadedSection>
  );
}

export const serviceBentoFragments = graphql`
  fragment HeadingFields on ContentHeading {
    superHeading
    title
    description
  }
  fragment ServiceCard on Service {
    path
    image {
      ...Picture
    }
    card {
      superHeading
      title
      description
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
