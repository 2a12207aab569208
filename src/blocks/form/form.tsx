import { useId } from "react";
import { Section } from "../../components/section";
import { SectionHeading } from "../../components/section-heading";
import { Split, starts } from "../../components/split";
import type { BlockOf } from "../../content/entry";
import { FormCard } from "./form-card";

export function Form({ section }: { section: BlockOf<"form"> }) {
  const headingId = useId();
  return (
    <Section surface="mist" labelledBy={headingId} id={`${section.form.key}-form`}>
      <Split columns={starts.early} sx={{ rowGap: ["32px", "40px"], columnGap: "20px" }}>
        <SectionHeading id={headingId} {...section} arrangement="column" sx={{ gap: 3 }} />
        <FormCard section={section} />
      </Split>
    </Section>
  );
}
