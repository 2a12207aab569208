import { useId, useMemo } from "react";
import { Section } from "../../components/section";
import { SectionHeading } from "../../components/section-heading";
import { Split, starts } from "../../components/split";
import { EnquiryForm } from "../../enquiry/form/enquiry-form";
import type { EnquiryFormDefinition, EnquirySettings } from "../../enquiry/questions/definition";

interface ContactFormProps {
  heading: Queries.HeadingFieldsFragment;
  form: EnquiryFormDefinition;
  settings: EnquirySettings;
  /** Beginning of the message, where the link that led here asked about something. */
  beginning?: string | undefined;
}

/** The question that takes the message: the first one with room for it. */
const messageOf = ({ groups }: EnquiryFormDefinition) =>
  groups.flatMap(({ questions }) => questions).find(({ kind }) => kind === "textArea")?.name;

/** The form for everything that is neither a project nor a developer. */
export function ContactForm({ heading, form, settings, beginning }: ContactFormProps) {
  const headingId = useId();
  const message = messageOf(form);
  const presets = useMemo(() => (message && beginning ? { [message]: `${beginning} ` } : {}), [message, beginning]);
  return (
    <Section surface="mist" labelledBy={headingId} id="contact-form">
      <Split columns={starts.early} sx={{ rowGap: ["32px", "40px"], columnGap: "20px" }}>
        <SectionHeading {...heading} id={headingId} arrangement="column" sx={{ gap: 3 }} />
        <div sx={{ variant: "cards.surface", p: ["24px 20px", "36px 40px"] }}>
          <EnquiryForm form={form} settings={settings} presets={presets} />
        </div>
      </Split>
    </Section>
  );
}
