import { useMessages } from "../components/messages";
import { Picture } from "../components/picture";
import { HeadedSection } from "../components/section";
import type { BlockOf } from "../content/entry";
import { interpolate } from "../content/text/text";
import { PlayButton } from "../video/video";

export function Testimonials({ section }: { section: BlockOf<"testimonials"> }) {
  const { playTestimonial } = useMessages().video;
  const { testimonials, note } = section.source;
  const description = [section.description, note].filter(Boolean).join(" ");
  return (
    <HeadedSection heading={{ ...section, description }} surface="mist" arrangement="beside">
      <ul
        sx={{
          display: "grid",
          gridTemplateColumns: ["minmax(0, 1fr)", "minmax(0, 1.5fr) repeat(2, minmax(0, 1fr))"],
          gap: ["24px", "28px"],
          "& > li": { pl: "20px", borderLeft: "2px solid", borderColor: "controlBorder" },
          "& > li:first-of-type": { borderLeftWidth: "3px", borderColor: "accent" },
          "& figure": {
            variant: "layout.column",
            justifyContent: "space-between",
            gap: 2,
            height: "100%",
          },
          "& blockquote": { fontWeight: "medium", lineHeight: 1.45 },
          "& > :first-of-type blockquote": { variant: "text.h3" },
          // The marks are those of the page's language.
          "& blockquote::before": { content: "open-quote" },
          "& blockquote::after": { content: "close-quote" },
          "& figcaption": {
            display: "flex",
            alignItems: "center",
            gap: "14px",
            variant: "text.small",
            color: "muted",
          },
          "& b": { display: "block", color: "text" },
        }}
      >
        {testimonials.map(({ quote, name, designation, image, videoUrl }) => (
          <li key={quote}>
            <figure>
              <blockquote>{quote}</blockquote>
              <figcaption>
                {image && (
                  <Picture
                    image={image}
                    sizes="48px"
                    sx={{ size: "48px", flex: "none", borderRadius: "50%", objectFit: "cover" }}
                  />
                )}
                <span>
                  {name && <b>{name}</b>}
                  {designation}
                </span>
                {videoUrl && (
                  <PlayButton
                    label={interpolate(playTestimonial, { name: name ?? designation, designation })}
                    film={videoUrl}
                    sx={{ ml: "auto", flex: "none" }}
                  />
                )}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
