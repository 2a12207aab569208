import { graphql } from "gatsby";
import { useId } from "react";
import { HeadedSection } from "../../components/headed-section";
import { Section } from "../../components/section";
import { SectionHeading } from "../../components/section-heading";
import { Split, starts } from "../../components/split";
import { CoreServicesDiagram } from "./patterns/diagram";
import { CoreServicesGrid } from "./patterns/grid";
import { CoreServicesList } from "./patterns/list";

const patterns = { grid: CoreServicesGrid, diagram: CoreServicesDiagram };

/** Coverage of a service or product, drawn as its file says: neighbouring pages need not look alike. */
export function CoreServices({ section }: { section: Queries.CoreServicesBlockFragment }) {
  const headingId = useId();
  const { pattern } = section;
  if (pattern === "list") {
    return (
      <Section labelledBy={headingId}>
        <Split columns={starts.middle} sx={{ columnGap: "20px", rowGap: "24px" }}>
          <SectionHeading id={headingId} {...section} arrangement="column" />
          <CoreServicesList items={section.items} />
        </Split>
      </Section>
    );
  }
  const Pattern = patterns[pattern ?? "grid"];
  return (
    <HeadedSection heading={section} arrangement="stack">
      <Pattern items={section.items} />
    </HeadedSection>
  );
}

export const coreServicesBlock = graphql`
  fragment CoreServicesBlock on CoreServicesBlock {
    ...SectionHeading
    pattern
    items {
      title
      description
      icon
    }
  }
`;
