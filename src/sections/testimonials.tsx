import { graphql } from "gatsby";
import { HeadedSection } from "../components/headed-section";
import { Picture } from "../components/picture";
import { PlayButton } from "../components/play-button";
import { useWords } from "../components/words";
import { fillText } from "../content/text";
import type { Style } from "../theme/variants";
import { useVideo } from "../video/video-provider";

interface TestimonialsProps {
  heading: Queries.HeadingFieldsFragment;
  testimonials: readonly Queries.TestimonialCardFragment[];
}

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

const Quote = ({ testimonial, isLarge }: { testimonial: Queries.TestimonialCardFragment; isLarge: boolean }) => {
  const { openVideo } = useVideo();
  const words = useWords().video;
  const { quote, name, designation, image, videoUrl } = testimonial;
  return (
    <li sx={{ display: "grid" }}>
      <figure
        sx={{
          display: "flex",
          flexDirection: "column",
          justifyContent: "space-between",
          gap: "30px",
          p: ["28px", "34px"],
          border: "1px solid",
          borderRadius: "large",
          ...(isLarge
            ? { bg: "accent", borderColor: "accent", color: "onAccent" }
            : { bg: "surface", borderColor: "border" }),
        }}
      >
        <blockquote sx={isLarge ? { variant: "text.large", fontSize: ["1.45rem", "1.7rem"] } : { fontSize: "1.1rem" }}>
          <p>“{quote}”</p>
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
              {initialsOf(name)}
            </span>
          )}
          <span>
            <b sx={{ display: "block", fontWeight: "bold" }}>{name}</b>
            {designation}
          </span>
          {videoUrl && (
            <PlayButton
              size="small"
              label={fillText(words.playTestimonial, { name, designation })}
              onClick={() => openVideo(videoUrl)}
              sx={{ ml: "auto", flex: "none" }}
            />
          )}
        </figcaption>
      </figure>
    </li>
  );
};

/** Three voices of unequal weight: the first in the sun, the others beside it. */
export function Testimonials({ heading, testimonials }: TestimonialsProps) {
  return (
    <HeadedSection heading={heading} tone="mist" arrangement="split">
      <ul
        sx={{
          display: "grid",
          gridTemplateColumns: ["1fr", "1fr 1fr", "1.25fr 1fr 1fr"],
          gap: "20px",
          "& > li:first-of-type": { gridColumn: ["auto", "1 / -1", "auto"] },
        }}
      >
        {testimonials.map((testimonial, index) => (
          <Quote key={testimonial.quote} testimonial={testimonial} isLarge={index === 0} />
        ))}
      </ul>
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
