import { graphql } from "gatsby";
import { useId, useMemo } from "react";
import { useLinkState } from "../../components/link-state";
import { Section } from "../../components/section";
import { SectionHeading } from "../../components/section-heading";
import { Split, starts } from "../../components/split";
import { interpolate } from "../../content/text";
import { EnquiryForm } from "../../enquiry/form/enquiry-form";
import { enquiryFormOf, enquirySettingsOf } from "../../enquiry/form/queries";
import { ReplyTime } from "../../enquiry/form/reply-time";
import type { EnquiryFormDefinition } from "../../enquiry/questions/definition";

/** The question that takes the message: the first one with room for it. */
const messageOf = ({ groups }: EnquiryFormDefinition) =>
  groups.flatMap(({ questions }) => questions).find(({ kind }) => kind === "textArea")?.name;

/** A form beside its heading. Its message begins with what the link that led here asked about. */
export function Form({ section }: { section: Queries.FormBlockFragment }) {
  const headingId = useId();
  const { superHeading, title, description, about, words, settings } = section;
  const form = useMemo(() => enquiryFormOf(section.form), [section.form]);
  const subject = useLinkState()?.about;
  const message = messageOf(form);
  const beginning = about && subject && interpolate(about, { title: subject });
  const presets = useMemo(() => (message && beginning ? { [message]: `${beginning} ` } : {}), [message, beginning]);
  const enquirySettings = enquirySettingsOf(words, settings);
  return (
    <Section surface="mist" labelledBy={headingId} id={`${form.key}-form`}>
      <Split columns={starts.early} sx={{ rowGap: ["32px", "40px"], columnGap: "20px" }}>
        <SectionHeading
          superHeading={superHeading}
          title={title}
          description={description}
          id={headingId}
          arrangement="column"
          sx={{ gap: 3 }}
        />
        <div sx={{ variant: "cards.surface", p: ["24px 20px", "36px 40px"] }}>
          <EnquiryForm
            form={form}
            settings={enquirySettings}
            presets={presets}
            beside={
              <ReplyTime settings={enquirySettings} sx={{ flex: "1 1 10em", fontSize: "small", color: "muted" }} />
            }
          />
        </div>
      </Split>
    </Section>
  );
}

export const formBlock = graphql`
  fragment FormBlock on FormBlock {
    superHeading
    title
    description
    about
    form {
      ...EnquiryFormFields
    }
    words {
      ...EnquiryWordsFields
    }
    settings {
      ...EnquiryFacts
    }
  }
`;
