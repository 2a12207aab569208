import { graphql } from "gatsby";
import { useId } from "react";
import { ActionRow } from "../../components/action-row";
import { ButtonLink } from "../../components/button-link";
import { Eyebrow } from "../../components/eyebrow";
import { Section } from "../../components/section";
import { Split } from "../../components/split";

/** The invitation to developers: open roles on the careers site, or a message. */
export function JoinUs({ section }: { section: Queries.JoinUsBlockFragment }) {
  const headingId = useId();
  const { viewRoles, contactUs } = section;
  return (
    <Section labelledBy={headingId} data-no-print="">
      <Split
        columns={[1.3, "auto"]}
        isLight
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
          {section.superHeading && (
            <div sx={{ "& > p, & > p::before": { color: "onAccent", borderColor: "onAccent" } }}>
              <Eyebrow>{section.superHeading}</Eyebrow>
            </div>
          )}
          <h2 id={headingId} sx={{ variant: "text.h2", mt: "12px" }}>
            {section.title}
          </h2>
          {section.description && <p sx={{ mt: 2, maxWidth: "measure", color: "onAccent" }}>{section.description}</p>}
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

export const joinUsBlock = graphql`
  fragment JoinUsBlock on JoinUsBlock {
    ...SectionHeading
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
