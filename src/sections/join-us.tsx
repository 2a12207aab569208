import { graphql } from "gatsby";
import { useId } from "react";
import { ButtonLink } from "../components/button-link";
import { Section } from "../components/section";

/** The invitation to developers: open roles on the careers site, or a message. */
export function JoinUs({ block }: { block: Queries.JoinUsFieldsFragment }) {
  const headingId = useId();
  const { heading, viewRoles, contactUs } = block;
  return (
    <Section labelledBy={headingId} sx={{ pb: 0 }}>
      <div
        sx={{
          bg: "accent",
          color: "onAccent",
          borderRadius: ["large", "panel"],
          p: ["36px 28px", "56px 64px"],
          display: "grid",
          gridTemplateColumns: ["1fr", "1fr", "1.3fr auto"],
          gap: 4,
          alignItems: "center",
        }}
      >
        <div>
          <p sx={{ variant: "text.eyebrow", color: "onAccent" }}>{heading.superHeading}</p>
          <h2 id={headingId} sx={{ variant: "text.h2", mt: "12px" }}>
            {heading.title}
          </h2>
          <p sx={{ mt: 2, maxWidth: "measure", color: "onAccent" }}>{heading.description}</p>
        </div>
        <div sx={{ display: "flex", flexWrap: "wrap", gap: "14px" }}>
          <ButtonLink to={viewRoles.url} arrow>
            {viewRoles.text}
          </ButtonLink>
          <ButtonLink to={contactUs.url} look="secondary">
            {contactUs.text}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}

export const joinUsFragment = graphql`
  fragment JoinUsFields on AboutJoinUs {
    heading {
      ...HeadingFields
    }
    viewRoles {
      url
      text
    }
    contactUs {
      url
      text
    }
  }
`;
