import { graphql } from "gatsby";
import { HeadedSection } from "../../components/headed-section";
import { RuledList } from "../../components/ruled-list";

/** Reasons to choose the company, as a ruled list beside the heading. */
export const Reasons = ({ section }: { section: Queries.ReasonsBlockFragment }) => (
  <HeadedSection heading={section} arrangement="beside">
    <RuledList items={section.items} />
  </HeadedSection>
);

export const reasonsBlock = graphql`
  fragment ReasonsBlock on ReasonsBlock {
    ...SectionHeading
    items {
      title
      description
    }
  }
`;
