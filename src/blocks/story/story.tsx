import { graphql } from "gatsby";
import { useId } from "react";
import { Section } from "../../components/section";
import { SectionHeading } from "../../components/section-heading";
import { Split, starts } from "../../components/split";

/** The description of the company; its first paragraph is set large. */
export function Story({ section }: { section: Queries.StoryBlockFragment }) {
  const headingId = useId();
  const { superHeading, title, paragraphs } = section;
  return (
    <Section labelledBy={headingId}>
      <Split columns={starts.early} sx={{ rowGap: ["28px", "36px"], columnGap: "20px" }}>
        <SectionHeading id={headingId} superHeading={superHeading} title={title} arrangement="column" />
        <div
          sx={{
            "& > p + p": { mt: 3 },
            "& > p:first-of-type": { fontSize: ["1.2rem", "1.35rem"], lineHeight: 1.45, color: "text" },
            color: "muted",
            maxWidth: "reading",
          }}
        >
          {paragraphs.map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
        </div>
      </Split>
    </Section>
  );
}

export const storyBlock = graphql`
  fragment StoryBlock on StoryBlock {
    superHeading
    title
    paragraphs
  }
`;
