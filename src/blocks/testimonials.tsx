import { useMessages } from "../components/messages";
import { Picture } from "../components/picture";
import { HeadedSection } from "../components/section";
import type { BlockOf } from "../content/entry";
import { interpolate } from "../content/text/text";
import { PlayButton } from "../video/video";

type Testimonial = BlockOf<"testimonials">["source"]["testimonials"][number];

const Quote = ({ quote, name, designation, image, videoUrl }: Testimonial) => {
  const words = useMessages().video;
  return (
    <figure sx={{ display: "flex", flexDirection: "column", justifyContent: "space-between", gap: 2, height: "100%" }}>
      {/* The marks are those of the page's language. */}
      <blockquote sx={{ "&::before": { content: "open-quote" }, "&::after": { content: "close-quote" } }}>
        {quote}
      </blockquote>
      <figcaption
        sx={{
          display: "flex",
          alignItems: "center",
          gap: "14px",
          fontSize: "small",
          lineHeight: "snug",
          color: "muted",
        }}
      >
        {image && (
          <Picture
            image={image}
            sizes="48px"
            sx={{ width: "48px", height: "48px", flex: "none", borderRadius: "50%", objectFit: "cover" }}
          />
        )}
        {name ? (
          <span>
            <b sx={{ display: "block", color: "text" }}>{name}</b>
            {designation}
          </span>
        ) : (
          designation
        )}
        {videoUrl && (
          <PlayButton
            label={interpolate(words.playTestimonial, { name: name ?? designation, designation })}
            film={videoUrl}
            sx={{ ml: "auto", flex: "none" }}
          />
        )}
      </figcaption>
    </figure>
  );
};

export function Testimonials({ section }: { section: BlockOf<"testimonials"> }) {
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
          "& > :first-of-type blockquote": { variant: "text.h3" },
          "& blockquote": { fontWeight: "medium", lineHeight: 1.45 },
        }}
      >
        {testimonials.map((testimonial) => (
          <li key={testimonial.quote}>
            <Quote {...testimonial} />
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
