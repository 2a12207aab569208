import { ButtonLink } from "../components/button-link";
import { Eyebrow } from "../components/eyebrow";
import { HeadedSection } from "../components/headed-section";
import { Link } from "../components/link";
import { Picture } from "../components/picture";
import { PlayButton } from "../components/play-button";
import { useWords } from "../components/words";
import { fillText } from "../content/text";
import { useVideo } from "../video/video-provider";

interface PracticeRowsProps {
  heading: Queries.HeadingFieldsFragment;
  services: readonly Queries.ServiceCardFragment[];
}

/** The grounds of the pictures in turn. */
const grounds = ["alternate", "cool", "accentSurface"] as const;

const Practice = ({ service, index }: { service: Queries.ServiceCardFragment; index: number }) => {
  const { openVideo } = useVideo();
  const words = useWords();
  const { card, path, image } = service;
  const isMirrored = index % 2 === 1;
  return (
    <li
      sx={{
        display: "grid",
        gridTemplateColumns: ["minmax(0, 1fr)", "minmax(0, 1fr)", "minmax(0, 1fr) minmax(0, 1fr)"],
        gap: ["20px", "24px", "72px"],
        alignItems: "center",
      }}
    >
      <div
        sx={{
          position: "relative",
          order: [0, 0, isMirrored ? 1 : 0],
          bg: grounds[index % grounds.length],
          borderRadius: "large",
          overflow: "hidden",
        }}
      >
        <Picture
          image={image}
          sizes="(min-width: 1200px) 570px, (min-width: 900px) 48vw, 100vw"
          sx={{ width: "96%", mx: "auto", mt: "2%" }}
        />
        {card.videoUrl && (
          <PlayButton
            label={fillText(words.video.play, { title: card.title })}
            onClick={() => openVideo(card.videoUrl ?? "")}
            sx={{ position: "absolute", right: "20px", bottom: "20px" }}
            size="small"
          />
        )}
      </div>
      <div>
        {card.superHeading && <Eyebrow>{card.superHeading}</Eyebrow>}
        <h3 sx={{ variant: "text.large", mt: 2 }}>
          <Link to={path} sx={{ variant: "links.plain" }}>
            {card.title}
          </Link>
        </h3>
        <p sx={{ variant: "text.lead", mt: 2 }}>{card.description}</p>
        <div sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: ["12px", "20px"], mt: 3 }}>
          <ButtonLink
            to={card.learnMoreLink.url}
            look="secondary"
            dense
            about={fillText(words.links.about, { title: card.title })}
          >
            {card.learnMoreLink.text}
          </ButtonLink>
          <Link
            to={card.contactUsLink.url}
            arrow
            about={fillText(words.links.about, { title: card.title })}
            sx={{ variant: "links.more" }}
          >
            {card.contactUsLink.text}
          </Link>
        </div>
      </div>
    </li>
  );
};

/** The services that have pages, each as a row of picture and words, sides changing. */
export function PracticeRows({ heading, services }: PracticeRowsProps) {
  return (
    <HeadedSection heading={heading} arrangement="split">
      <ol sx={{ display: "grid", gap: ["56px", "72px", "88px"] }}>
        {services.map((service, index) => (
          <Practice key={service.path} service={service} index={index} />
        ))}
      </ol>
    </HeadedSection>
  );
}
