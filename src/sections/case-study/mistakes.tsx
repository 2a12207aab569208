import { useMessages } from "../../components/messages";
import { Section } from "../../components/section";
import { SectionHeading } from "../../components/section-heading";
import { Split } from "../../components/split";
import type { EntryOf } from "../../content/entry";

export function Mistakes({ mistakes }: { mistakes: EntryOf<"CaseStudy">["mistakes"] }) {
  const { since } = useMessages().caseStudy;
  return (
    <Section id="mistakes">
      <Split columns={[1, 2]} sx={{ columnGap: "20px", rowGap: "32px" }}>
        <SectionHeading {...mistakes} arrangement="column" />
        <ol>
          {mistakes.items.map((mistake, index) => (
            <li
              key={index}
              sx={{
                display: "grid",
                gridTemplateColumns: ["minmax(0, 1fr)", "104px minmax(0, 1fr)", "104px minmax(0, 1fr) 230px"],
                gap: ["12px", "16px 24px"],
                alignItems: "start",
                py: "26px",
                borderTop: "1px solid",
                borderColor: index === 0 ? "text" : "border",
              }}
            >
              <p sx={{ fontSize: "small", fontWeight: "bold", lineHeight: 1.9, color: "error" }}>{mistake.when}</p>
              <div>
                <h3 sx={{ variant: "text.h3" }}>{mistake.title}</h3>
                <p sx={{ variant: "text.copy", mt: "8px" }}>{mistake.description}</p>
              </div>
              <dl
                sx={{
                  gridColumn: [null, "2", "auto"],
                  px: "18px",
                  py: "14px",
                  borderRadius: "medium",
                  bg: "raised",
                  fontSize: "label",
                  lineHeight: "snug",
                }}
              >
                <dt sx={{ fontWeight: "bold" }}>{since}</dt>
                <dd sx={{ mt: "6px", color: "muted" }}>{mistake.since}</dd>
              </dl>
            </li>
          ))}
        </ol>
      </Split>
    </Section>
  );
}
