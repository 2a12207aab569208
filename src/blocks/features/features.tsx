import { graphql } from "gatsby";
import { EntryIcon } from "../../components/entry-icon";
import { HeadedSection } from "../../components/headed-section";
import { LinkedText } from "../../components/linked-text";
import { Picture } from "../../components/picture";

/** Features as cards; an odd one out at the end takes the whole row. */
export function Features({ section }: { section: Queries.FeaturesBlockFragment }) {
  return (
    <HeadedSection heading={section} arrangement="split">
      <ul
        sx={{
          display: "grid",
          gridTemplateColumns: ["1fr", "1fr 1fr"],
          gap: [0, "20px"],
          "& > li:last-of-type:nth-of-type(odd)": { gridColumn: ["auto", "1 / -1"], minHeight: "auto" },
        }}
      >
        {section.items.map(({ title, description, icon, image }, index) => (
          <li
            key={index}
            sx={{
              variant: "cards.surface",
              // On a phone they are a ruled list, whose words have more of the width.
              bg: ["transparent", "surface"],
              borderColor: "border",
              borderStyle: "solid",
              borderWidth: ["1px 0 0", "1px"],
              borderRadius: [0, "large"],
              px: [0, "32px"],
              py: ["16px", "32px"],
              minHeight: ["auto", "210px"],
              display: "flex",
              flexDirection: ["row", "column"],
              gap: ["18px", 4],
              overflow: "hidden",
            }}
          >
            {icon && <EntryIcon name={icon} />}
            <div>
              <h3 sx={{ variant: "text.h3" }}>{title}</h3>
              <LinkedText html={description} sx={{ mt: 1 }} />
            </div>
            {image && <Picture image={image} sizes="(min-width: 640px) 560px, 100vw" sx={{ width: "100%" }} />}
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}

export const featuresBlock = graphql`
  fragment FeaturesBlock on FeaturesBlock {
    superHeading
    title
    description
    items {
      title
      description
      icon
      image {
        ...Picture
      }
    }
  }
`;
