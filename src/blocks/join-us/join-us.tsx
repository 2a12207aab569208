import { graphql } from "gatsby";
import { useId } from "react";
import { ActionRow } from "../../components/action-row";
import { ButtonLink } from "../../components/button-link";
import { Section } from "../../components/section";
import { Split } from "../../components/split";

/** The invitation to developers: open roles on the careers site, or a message. */
export function JoinUs({ block }: { block: Queries.JoinUsFieldsFragment }) {
  const headingId = useId();
  const { heading, viewRoles, contactUs } = block;
  return (
    <Section labelledBy={headingId}>
      <Split
        columns={[1.3, "auto"]}
        isDay
        sx={{
          bg: "accent",
          color: "onAccent",
          borderRadius: ["large", "panel"],
          p: ["36px 28px", "56px 64px"],
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
        <ActionRow>
          <ButtonLink to={viewRoles.url} icon="arrow">
            {viewRoles.text}
          </ButtonLink>
          <ButtonLink to={contactUs.url} variant="secondary">
            {contactUs.text}
          </ButtonLink>
        </ActionRow>
      </Split>
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
