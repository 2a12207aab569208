import { graphql } from "gatsby";
import { HeadedSection } from "../../components/headed-section";
import { CoreServicesDiagram } from "./patterns/diagram";
import { CoreServicesGrid } from "./patterns/grid";
import { CoreServicesList } from "./patterns/list";

const patterns = { grid: CoreServicesGrid, list: CoreServicesList, diagram: CoreServicesDiagram };

/** Coverage of a service or product, drawn as its file says: neighbouring pages need not look alike. */
export function CoreServices({ section }: { section: Queries.CoreServicesBlockFragment }) {
  const Pattern = patterns[section.pattern ?? "grid"];
  return (
    <HeadedSection heading={section} arrangement={section.pattern === "list" ? "split" : "stack"}>
      <Pattern items={section.items} />
    </HeadedSection>
  );
}

export const coreServicesBlock = graphql`
  fragment CoreServicesBlock on CoreServicesBlock {
    superHeading
    title
    description
    pattern
    items {
      title
      description
      icon
    }
  }
`;
