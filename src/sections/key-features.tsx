import { graphql } from "gatsby";
import { EntryIcon } from "../components/entry-icon";
import { HeadedSection } from "../components/headed-section";

interface KeyFeaturesProps {
  heading: Queries.HeadingFieldsFragment;
  features: readonly Queries.KeyFeatureFragment[];
}

/** What all products have in common: nine short entries in three columns. */
export function KeyFeatures({ heading, features }: KeyFeaturesProps) {
  return (
    <HeadedSection heading={heading} arrangement="split">
      <ul
        sx={{
          display: "grid",
          gridTemplateColumns: ["1fr", "1fr 1fr", "repeat(3, 1fr)"],
          gap: ["28px", "40px 32px", "56px 48px"],
        }}
      >
        {features.map(({ title, description, icon }, index) => (
          <li key={index} sx={{ display: "grid", gridTemplateColumns: "34px minmax(0, 1fr)", gap: "18px" }}>
            {icon ? <EntryIcon name={icon} /> : <span />}
            <div>
              <h3 sx={{ variant: "text.h3" }}>{title}</h3>
              <p sx={{ variant: "text.copy", mt: "6px", fontSize: "1rem" }}>{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}

export const keyFeaturesFragment = graphql`
  fragment KeyFeature on PageSectionItem {
    title
    description
    icon
  }
`;
