import { ActionRow, ButtonLink, MoreLink } from "../components/link";
import { Section, SectionTitle } from "../components/section";
import { Split } from "../components/split";
import type { BlockOf } from "../content/entry";

export function JoinUs({ section }: { section: BlockOf<"joinUs"> }) {
  const { title, description, viewRoles, contactUs, blog } = section;
  return (
    <Section data-no-print="">
      <Split
        columns={blog ? [7, 5] : [1]}
        data-light=""
        sx={{
          bg: "accent",
          color: "onAccent",
          borderRadius: ["large", "panel"],
          p: ["32px 28px", "48px 56px"],
          gap: ["32px", null, "48px"],
          alignItems: "center",
        }}
      >
        <div>
          <SectionTitle sx={{ variant: "text.h2" }}>{title}</SectionTitle>
          {description && <p sx={{ mt: 2, maxWidth: "measure" }}>{description}</p>}
          <ActionRow sx={{ mt: 3 }}>
            <ButtonLink to={viewRoles.url} icon="arrow">
              {viewRoles.text}
            </ButtonLink>
            <ButtonLink to={contactUs.url} variant="secondary">
              {contactUs.text}
            </ButtonLink>
          </ActionRow>
        </div>
        {blog && (
          <div
            sx={{
              pt: [3, null, 0],
              pl: [null, null, "36px"],
              borderStyle: "solid",
              borderWidth: ["1px 0 0", null, "0 0 0 1px"],
              borderColor: "onAccent",
            }}
          >
            <h3 sx={{ variant: "text.h3" }}>{blog.title}</h3>
            <p sx={{ mt: 1 }}>{blog.description}</p>
            <MoreLink to={blog.link.url} sx={{ color: "onAccent" }}>
              {blog.link.text}
            </MoreLink>
          </div>
        )}
      </Split>
    </Section>
  );
}
