import { tintOf } from "../components/cards";
import { Link, MoreLink } from "../components/link";
import { useMessages } from "../components/messages";
import { HeadedSection } from "../components/section";
import type { BlockOf } from "../content/entry";
import { interpolate } from "../content/text/text";
import { moving } from "../theme/style";
import type { Style } from "../theme/variants";
import { PlayButton } from "../video/video";
import { SheetPiece } from "./sheets";

const rowStyle = {
  display: "grid",
  gridTemplateColumns: ["minmax(0, 1fr)", null, "minmax(0, 4.1fr) minmax(0, 7.9fr)"],
  minHeight: [null, null, "270px"],
  overflow: "hidden",
  "& > div:first-of-type": {
    variant: "layout.column",
    p: ["24px 20px 12px", "24px 32px 12px", "24px 20px 12px 32px"],
  },
  "& > div + div": {
    display: "grid",
    pl: ["12px", "32px", "28px"],
    pr: ["12px", "32px"],
    pt: [null, null, "24px"],
    transition: moving("transform"),
  },
  "@media (hover: hover)": { "&:hover > div + div": { transform: "translateY(-4px)", mb: "-4px" } },
} satisfies Style;

export function ServiceRows({ section }: { section: BlockOf<"serviceRows"> }) {
  const words = useMessages();
  return (
    <HeadedSection heading={section} arrangement="split">
      <ol sx={{ display: "grid", gap: ["16px", "20px"] }}>
        {section.services.map(({ card, path, charge, sections }, index) => {
          const suffix = interpolate(words.links.about, { title: card.title });
          return (
            <li key={path} sx={{ variant: tintOf(index), ...rowStyle }}>
              <div>
                {card.superHeading && <p sx={{ fontSize: "small", color: "muted" }}>{card.superHeading}</p>}
                <h3 sx={{ variant: "text.large" }}>{card.title}</h3>
                <p sx={{ mt: 1, mb: 2, maxWidth: "24em" }}>{card.description}</p>
                <p
                  sx={{
                    mt: "auto",
                    pt: "12px",
                    borderTop: "1px solid",
                    borderColor: "controlBorder",
                    variant: "text.small",
                    color: "muted",
                    "&:empty": { border: 0 },
                  }}
                >
                  {charge}
                </p>
                <p sx={{ variant: "layout.row", alignItems: "center", columnGap: "22px" }}>
                  <MoreLink to={card.learnMoreLink.url || path} hiddenSuffix={suffix}>
                    {card.learnMoreLink.text}
                  </MoreLink>
                  <Link
                    to={card.contactUsLink.url}
                    about={card.title}
                    hiddenSuffix={suffix}
                    sx={{ variant: "links.second" }}
                  >
                    {card.contactUsLink.text}
                  </Link>
                  {card.videoUrl && (
                    <PlayButton label={interpolate(words.video.play, { title: card.title })} film={card.videoUrl} />
                  )}
                </p>
              </div>
              <SheetPiece sections={sections} />
            </li>
          );
        })}
      </ol>
    </HeadedSection>
  );
}
