import { tintOf } from "../components/cards";
import { Link, MoreLink } from "../components/link";
import { useMessages } from "../components/messages";
import { HeadedSection } from "../components/section";
import type { BlockOf } from "../content/entry";
import { interpolate } from "../content/text/text";
import { moving } from "../theme/style";
import { PlayButton } from "../video/video";
import { SheetPiece } from "./sheets";

type Service = BlockOf<"serviceRows">["services"][number];

const ServiceRow = ({ service: { card, path, charge, sections } }: { service: Service }) => {
  const words = useMessages();
  const suffix = interpolate(words.links.about, { title: card.title });
  return (
    <>
      <div
        sx={{
          display: "flex",
          flexDirection: "column",
          p: ["24px 20px 12px", "24px 32px 12px", "24px 20px 12px 32px"],
        }}
      >
        {card.superHeading && <p sx={{ fontSize: "small", color: "muted" }}>{card.superHeading}</p>}
        <h3 sx={{ variant: "text.large" }}>{card.title}</h3>
        <p sx={{ mt: 1, maxWidth: "24em" }}>{card.description}</p>
        <div sx={{ mt: "auto", pt: 2 }}>
          {charge && (
            <p
              sx={{
                pt: "12px",
                borderTop: "1px solid",
                borderColor: "controlBorder",
                fontSize: "small",
                lineHeight: "snug",
                color: "muted",
              }}
            >
              {charge}
            </p>
          )}
          <p sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "22px" }}>
            <MoreLink to={card.learnMoreLink.url || path} hiddenSuffix={suffix}>
              {card.learnMoreLink.text}
            </MoreLink>
            <Link to={card.contactUsLink.url} about={card.title} hiddenSuffix={suffix} sx={{ variant: "links.second" }}>
              {card.contactUsLink.text}
            </Link>
            {card.videoUrl && (
              <PlayButton label={interpolate(words.video.play, { title: card.title })} film={card.videoUrl} />
            )}
          </p>
        </div>
      </div>
      <SheetPiece sections={sections} />
    </>
  );
};

export const ServiceRows = ({ section }: { section: BlockOf<"serviceRows"> }) => (
  <HeadedSection heading={section} arrangement="split">
    <ol sx={{ display: "grid", gap: ["16px", "20px"] }}>
      {section.services.map((service, index) => (
        <li
          key={service.path}
          sx={{
            variant: tintOf(index),
            display: "grid",
            gridTemplateColumns: ["minmax(0, 1fr)", null, "minmax(0, 4.1fr) minmax(0, 7.9fr)"],
            minHeight: [null, null, "270px"],
            overflow: "hidden",
            "& > div + div": {
              display: "grid",
              pl: ["12px", "32px", "28px"],
              pr: ["12px", "32px"],
              pt: [null, null, "24px"],
              transition: moving("transform"),
            },
            "@media (hover: hover)": { "&:hover > div + div": { transform: "translateY(-4px)", mb: "-4px" } },
          }}
        >
          <ServiceRow service={service} />
        </li>
      ))}
    </ol>
  </HeadedSection>
);
