import { useId } from "react";
import { Eyebrow } from "../components/eyebrow";
import { Section } from "../components/section";
import type { EnquirySettings } from "../enquiry/form/definition";
import { EnquiryForm } from "../enquiry/form/enquiry-form";

interface ContactFormProps {
  heading: Queries.HeadingFieldsFragment;
  form: Queries.EnquiryFormFieldsFragment;
  settings: EnquirySettings;
}

/** The form for everything that is neither a project nor a developer. */
export function ContactForm({ heading, form, settings }: ContactFormProps) {
  const headingId = useId();
  return (
    <Section tone="mist" labelledBy={headingId} id="contact-form">
      <div
        sx={{
          display: "grid",
          gridTemplateColumns: ["minmax(0, 1fr)", "minmax(0, 1fr)", "minmax(0, 1fr) minmax(0, 1.2fr)"],
          gap: ["32px", "40px", "64px"],
        }}
      >
        <div>
          <Eyebrow>{heading.superHeading}</Eyebrow>
          <h2 id={headingId} sx={{ variant: "text.h2", mt: 2 }}>
            {heading.title}
          </h2>
          {heading.description && <p sx={{ variant: "text.lead", mt: 3 }}>{heading.description}</p>}
        </div>
        <div sx={{ variant: "cards.surface", p: ["24px 20px", "36px 40px"] }}>
          <EnquiryForm form={form} settings={settings} />
        </div>
      </div>
    </Section>
  );
}
