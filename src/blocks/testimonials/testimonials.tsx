import { graphql } from "gatsby";
import { CardGrid } from "../../components/card-grid";
import { withSpans } from "../../components/card-spans";
import { HeadedSection } from "../../components/headed-section";
import { useMessages } from "../../components/messages";
import { Picture } from "../../components/picture";
import { PlayButton } from "../../components/play-button";
import { interpolate } from "../../content/text/text";
import type { Style } from "../../theme/variants";
import { useVideo } from "../../video/video-provider";

/** "Ada Lovelace" gives AL. */
const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .map(([first]) => first?.toUpperCase() ?? "")
    .slice(0, 2)
    .join("");

const portrait = {
  width: "48px",
  height: "48px",
  flex: "none",
  borderRadius: "50%",
  overflow: "hidden",
} satisfies Style;

interface QuoteProps {
  testimonial: Queries.TestimonialCardFragment;
  isLarge: boolean;
  className?: string;
}

const Quote = ({ testimonial, isLarge, className }: QuoteProps) => {
  const { openVideo } = useVideo();
  const words = useMessages().video;
  const { quote, name, designation, image, videoUrl } = testimonial;
  return (
    <li className={className} sx={{ display: "grid" }}>
      <figure
        data-light={isLarge ? "" : undefined}
        sx={{
          variant: isLarge ? "cards.accent" : "cards.surface",
          display: "flex",
          flexDirection: "column",
          justifyContent: "space-between",
          gap: ["22px", "30px"],
          p: ["28px", "34px"],
        }}
      >
        <blockquote sx={isLarge ? { variant: "text.large", fontSize: ["1.45rem", "1.7rem"] } : { fontSize: "1.1rem" }}>
          {/* The marks are those of the page's language. */}
          <p sx={{ "&::before": { content: "open-quote" }, "&::after": { content: "close-quote" } }}>{quote}</p>
        </blockquote>
        <figcaption sx={{ display: "flex", alignItems: "center", gap: "14px", fontSize: "label", lineHeight: "snug" }}>
          {image ? (
            <Picture image={image} sizes="48px" sx={{ ...portrait, objectFit: "cover" }} />
          ) : (
            <span
              aria-hidden="true"
              sx={{
                ...portrait,
                display: "grid",
                placeItems: "center",
                bg: "band",
                color: "accent",
                fontFamily: "heading",
                fontWeight: "heading",
              }}
            >
              {initialsOf(name ?? designation)}
            </span>
          )}
          <span>
            {name && <b sx={{ display: "block", fontWeight: "bold" }}>{name}</b>}
            {name ? designation : <b>{designation}</b>}
          </span>
          {videoUrl && (
            <PlayButton
              size="small"
              label={interpolate(words.playTestimonial, { name: name ?? designation, designation })}
              film={videoUrl}
              onPlay={openVideo}
              sx={{ ml: "auto", flex: "none" }}
            />
          )}
        </figcaption>
      </figure>
    </li>
  );
};

/** The columns of up to three testimonials on wide screens: the first has more room. */
const firstRow = ["1.25fr", "1fr", "1fr"];

/** Testimonials of clients: the first on the sun's colour, the others beside and below it. */
export function Testimonials({ section }: { section: Queries.TestimonialsBlockFragment }) {
  const { testimonials, note } = section.source;
  const isOneRow = testimonials.length <= firstRow.length;
  const wide = isOneRow ? firstRow.slice(0, testimonials.length).join(" ") : undefined;
  return (
    <HeadedSection heading={section} surface="mist" arrangement="split">
      <CardGrid sx={{ gridTemplateColumns: [null, null, wide ?? null] }}>
        {withSpans(testimonials, "lead").map(({ entry, span, index }) => (
          <Quote
            key={index}
            testimonial={entry}
            isLarge={index === 0}
            sx={{ gridColumn: ["auto", `span ${span.medium}`, isOneRow ? "auto" : `span ${span.large}`] }}
          />
        ))}
      </CardGrid>
      {note && <p sx={{ mt: 3, fontSize: "small", color: "muted" }}>{note}</p>}
    </HeadedSection>
  );
}

export const testimonialsFragment = graphql`
  fragment TestimonialCard on Testimonial {
    quote
    name
    designation
    videoUrl
    image {
      ...Picture
    }
  }
`;

export const testimonialsBlock = graphql`
  fragment TestimonialsBlock on TestimonialsBlock {
    ...SectionHeading
    source {
      note
      testimonials {
        ...TestimonialCard
      }
    }
  }
`;
