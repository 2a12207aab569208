import { graphql } from "gatsby";
import { HeadedSection } from "../../components/headed-section";
import { useMessages } from "../../components/messages";
import { MoreLink } from "../../components/more-link";
import { interpolate } from "../../content/text";

/** Services without pages of their own, as rows that lead to the contact page. */
export function FurtherServices({ section }: { section: Queries.FurtherServicesBlockFragment }) {
  const words = useMessages().links;
  return (
    <HeadedSection heading={section} surface="mist" arrangement="split">
      <ul
        sx={{
          display: "grid",
          gridTemplateColumns: ["1fr", null, "1fr 1fr"],
          columnGap: "20px",
          // Of an odd number the last has a row for itself, to its end.
          "& > li:last-of-type:nth-of-type(odd)": { gridColumn: "1 / -1" },
        }}
      >
        {section.items.map(({ title, description, link }, index) => (
          <li key={index} sx={{ pt: [2, 3], pb: ["6px", 3], borderTop: "1px solid", borderColor: "border" }}>
            <h3 sx={{ variant: "text.h3" }}>{title}</h3>
            <p sx={{ variant: "text.copy", mt: "6px" }}>{description}</p>
            <MoreLink to={link} hiddenSuffix={interpolate(words.about, { title })} about={title}>
              {section.linkText}
            </MoreLink>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}

export const furtherServicesBlock = graphql`
  fragment FurtherServicesBlock on FurtherServicesBlock {
    superHeading
    title
    description
    linkText
    items {
      title
      description
      link
    }
  }
`;
