import { graphql } from "gatsby";
import { HeadedSection } from "../../components/headed-section";
import { RuledList } from "../../components/ruled-list";

/** Features common to all products, as a ruled list in two columns. */
export const KeyFeatures = ({ section }: { section: Queries.KeyFeaturesBlockFragment }) => (
  <HeadedSection heading={section} arrangement="beside">
    <RuledList items={section.items} />
  </HeadedSection>
);

export const keyFeaturesBlock = graphql`
  fragment KeyFeaturesBlock on KeyFeaturesBlock {
    ...SectionHeading
    items {
      title
      description
    }
  }
`;
