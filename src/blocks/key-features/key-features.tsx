import { graphql } from "gatsby";
import { CardGrid, cardPlace } from "../../components/card-grid";
import { withSpans } from "../../components/card-spans";
import { EntryIcon } from "../../components/entry-icon";
import { HeadedSection } from "../../components/headed-section";
import { LinkedText } from "../../components/linked-text";

/** Features common to all products: short entries in up to three columns. */
export function KeyFeatures({ section }: { section: Queries.KeyFeaturesBlockFragment }) {
  return (
    <HeadedSection heading={section} arrangement="split">
      <CardGrid sx={{ gap: ["28px", "40px 32px", "56px 48px"] }}>
        {withSpans(section.items).map(({ entry: { title, description, icon }, span, index }) => (
          <li
            key={index}
            sx={{ ...cardPlace(span), display: "grid", gridTemplateColumns: "34px minmax(0, 1fr)", gap: "18px" }}
          >
            {icon ? <EntryIcon name={icon} /> : <span />}
            <div>
              <h3 sx={{ variant: "text.h3" }}>{title}</h3>
              <LinkedText html={description} sx={{ mt: "6px", fontSize: "1rem" }} />
            </div>
          </li>
        ))}
      </CardGrid>
    </HeadedSection>
  );
}

export const keyFeaturesBlock = graphql`
  fragment KeyFeaturesBlock on KeyFeaturesBlock {
    ...SectionHeading
    items {
      title
      description
      icon
    }
  }
`;
