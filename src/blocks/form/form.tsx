import { Section } from "../../components/section";
import { SectionHeading } from "../../components/section-heading";
import { Split, starts } from "../../components/split";
import type { BlockOf } from "../../content/entry";
import { FormCard } from "./form-card";

export const Form = ({ section }: { section: BlockOf<"form"> }) => (
  <Section surface="mist" id={`${section.form.key}-form`}>
    <Split columns={starts.early} sx={{ rowGap: ["32px", "40px"], columnGap: "20px" }}>
      <SectionHeading {...section} arrangement="column" sx={{ gap: 3 }} />
      <FormCard section={section} />
    </Split>
  </Section>
);
