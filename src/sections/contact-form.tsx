import { useId } from "react";
import { Section } from "../components/section";
import { SectionHeading } from "../components/section-heading";
import { Split, starts } from "../components/split";
import type { EnquiryFormDefinition, EnquirySettings } from "../enquiry/definition";
import { EnquiryForm } from "../enquiry/form/enquiry-form";

interface ContactFormProps {
  heading: Queries.HeadingFieldsFragment;
  form: EnquiryFormDefinition;
  settings: EnquirySettings;
}

/** The form for everything that is neither a project nor a developer. */
export function ContactForm({ heading, form, settings }: ContactFormProps) {
  const headingId = useId();
  return (
    <Section surface="mist" labelledBy={headingId} id="contact-form">
      <Split columns={starts.early} sx={{ rowGap: ["32px", "40px"], columnGap: "20px" }}>
        <SectionHeading {...heading} id={headingId} arrangement="column" sx={{ gap: 3 }} />
        <div sx={{ variant: "cards.surface", p: ["24px 20px", "36px 40px"] }}>
          <EnquiryForm form={form} settings={settings} />
        </div>
      </Split>
    </Section>
  );
}
