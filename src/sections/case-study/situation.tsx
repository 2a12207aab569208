import { Section } from "../../components/section";
import { SectionHeading } from "../../components/section-heading";
import { Split, starts } from "../../components/split";
import type { EntryOf } from "../../content/entry";

export function Situation({ study }: { study: Pick<EntryOf<"CaseStudy">, "situation" | "limits"> }) {
  const { situation, limits } = study;
  return (
    <Section>
      <Split columns={starts.middle} sx={{ columnGap: "20px", rowGap: "48px" }}>
        <div sx={{ pr: [0, null, "64px"] }}>
          <SectionHeading {...situation} sx={{ mb: 0 }} />
          <div sx={{ "& > p": { variant: "text.copy", mt: 2 } }}>
            {situation.paragraphs.map((paragraph, index) => (
              <p key={index}>{paragraph}</p>
            ))}
          </div>
        </div>
        <div id="limits">
          <h2 sx={{ variant: "text.h3", pb: "16px", borderBottom: "1.5px solid", borderColor: "text" }}>
            {limits.title}
          </h2>
          <ol
            sx={{
              counterReset: "limit",
              "& > li": {
                counterIncrement: "limit",
                display: "grid",
                gridTemplateColumns: "32px minmax(0, 1fr)",
                py: "18px",
                borderBottom: "1px solid",
                borderColor: "border",
              },
              "& > li::before": {
                content: "counter(limit)",
                gridRow: "1 / span 2",
                fontFamily: "heading",
                fontWeight: "heading",
                fontSize: "h4",
                color: "primary",
              },
            }}
          >
            {limits.items.map(({ title, description }, index) => (
              <li key={index}>
                <h3 sx={{ variant: "text.h4" }}>{title}</h3>
                <p sx={{ variant: "text.copy", fontSize: "label" }}>{description}</p>
              </li>
            ))}
          </ol>
        </div>
      </Split>
    </Section>
  );
}
