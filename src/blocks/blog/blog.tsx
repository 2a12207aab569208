import { graphql } from "gatsby";
import { useId } from "react";
import { ButtonLink } from "../../components/button-link";
import { Link } from "../../components/link";
import { Section } from "../../components/section";
import { SectionHeading } from "../../components/section-heading";

/** The way to the blog, with cards of other things to read. */
export function Blog({ section }: { section: Queries.BlogBlockFragment }) {
  const headingId = useId();
  const { link, resources } = section;
  return (
    <Section labelledBy={headingId}>
      <div
        sx={{
          display: "grid",
          gridTemplateColumns: ["1fr", null, resources.length > 0 ? "1fr 1fr" : "1fr"],
          gap: ["36px", null, "20px"],
          alignItems: "start",
        }}
      >
        <div>
          <SectionHeading id={headingId} {...section} arrangement="column" sx={{ gap: 2, mb: 4 }} />
          <ButtonLink to={link.url} variant="secondary" icon="arrow">
            {link.text}
          </ButtonLink>
        </div>
        {resources.length > 0 && (
          <ul sx={{ borderTop: "1px solid", borderColor: "border" }}>
            {resources.map((resource, index) => (
              <li key={index} sx={{ borderBottom: "1px solid", borderColor: "border" }}>
                <Link
                  to={resource.link}
                  icon="arrow"
                  sx={{
                    display: "grid",
                    gridTemplateColumns: "1fr auto",
                    alignItems: "center",
                    columnGap: 3,
                    py: "22px",
                    textDecoration: "none",
                    "& > p": { gridColumn: 1 },
                    "& > svg": { gridArea: "1 / 2 / span 2" },
                    "@media (hover: hover)": {
                      "&:hover h3": { color: "primary", textDecoration: "underline", textUnderlineOffset: "4px" },
                    },
                  }}
                >
                  <h3 sx={{ variant: "text.h3" }}>{resource.title}</h3>
                  <p sx={{ variant: "text.copy", mt: "6px" }}>{resource.description}</p>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}

export const blogBlock = graphql`
  fragment BlogBlock on BlogBlock {
    ...SectionHeading
    link {
      url
      text
    }
    resources {
      title
      description
      link
    }
  }
`;
