import { useId } from "react";
import { Section } from "../components/section";
import { SectionHeading } from "../components/section-heading";
import type { PageSectionData } from "./page-section-data";

/** Why choose us: the heading stays left while the reasons pass by right. */
export function Reasons({ section }: { section: PageSectionData }) {
  const headingId = useId();
  return (
    <Section labelledBy={headingId}>
      <div sx={{ display: "grid", gridTemplateColumns: ["1fr", "1fr", "0.9fr 1.1fr"], columnGap: "72px" }}>
        <div sx={{ position: ["static", "static", "sticky"], top: "120px", alignSelf: "start" }}>
          <SectionHeading id={headingId} {...section} />
        </div>
        <ul sx={{ borderBottom: "1px solid", borderColor: "border" }}>
          {section.items.map(({ title, description }) => (
            <li key={title} sx={{ py: "26px", borderTop: "1px solid", borderColor: "border" }}>
              <h3 sx={{ variant: "text.h3" }}>{title}</h3>
              <p sx={{ variant: "text.copy", mt: "6px" }}>{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
