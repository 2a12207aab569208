import { graphql } from "gatsby";
import { useId } from "react";
import { LinkedText } from "../../components/linked-text";
import { Section } from "../../components/section";
import { SectionHeading } from "../../components/section-heading";
import { Split, starts } from "../../components/split";

/** Reasons to choose the company: the heading stays left while the reasons pass by right. */
export function Reasons({ section }: { section: Queries.ReasonsBlockFragment }) {
  const headingId = useId();
  return (
    <Section labelledBy={headingId}>
      <Split columns={starts.middle} sx={{ columnGap: "20px" }}>
        <div sx={{ position: ["static", null, "sticky"], top: "120px", alignSelf: "start", pr: [0, 0, 4] }}>
          <SectionHeading id={headingId} {...section} />
        </div>
        <ul sx={{ borderBottom: "1px solid", borderColor: "border" }}>
          {section.items.map(({ title, description }, index) => (
            <li key={index} sx={{ py: ["16px", "26px"], borderTop: "1px solid", borderColor: "border" }}>
              <h3 sx={{ variant: "text.h3" }}>{title}</h3>
              <LinkedText html={description} sx={{ mt: "6px", maxWidth: "measure" }} />
            </li>
          ))}
        </ul>
      </Split>
    </Section>
  );
}

export const reasonsBlock = graphql`
  fragment ReasonsBlock on ReasonsBlock {
    ...SectionHeading
    items {
      title
      description
    }
  }
`;
