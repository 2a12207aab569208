import { graphql } from "gatsby";
import { useId } from "react";
import { Eyebrow } from "../components/eyebrow";
import { Section } from "../components/section";

/** The description of the company, set like the opening of a letter: the first paragraph large. */
export function AboutStory({ story }: { story: Queries.AboutStoryFieldsFragment }) {
  const headingId = useId();
  const { superHeading, title, paragraphs } = story;
  return (
    <Section labelledBy={headingId}>
      <div
        sx={{
          display: "grid",
          gridTemplateColumns: ["minmax(0, 1fr)", "minmax(0, 1fr)", "minmax(0, 1fr) minmax(0, 1.3fr)"],
          gap: ["28px", "36px", "72px"],
        }}
      >
        <div>
          <Eyebrow>{superHeading}</Eyebrow>
          <h2 id={headingId} sx={{ variant: "text.h2", mt: 2 }}>
            {title}
          </h2>
        </div>
        <div
          sx={{
            "& > p + p": { mt: 3 },
            "& > p:first-of-type": { fontSize: ["1.2rem", "1.35rem"], lineHeight: 1.45, color: "text" },
            color: "muted",
            maxWidth: "reading",
          }}
        >
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </Section>
  );
}

export const aboutStoryFragment = graphql`
  fragment AboutStoryFields on AboutStory {
    superHeading
    title
    paragraphs
  }
`;
