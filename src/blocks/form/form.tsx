import { graphql } from "gatsby";
import { useId } from "react";
import { Section } from "../../components/section";
import { SectionHeading } from "../../components/section-heading";
import { Split, starts } from "../../components/split";
import { FormCard } from "./form-card";

/** A form beside its heading. */
export function Form({ section }: { section: Queries.FormBlockFragment }) {
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

export const formBlock = graphql`
  fragment FormBlock on FormBlock {
    ...SectionHeading
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
    locations {
      city
      clock
      opens
      closes
    }
  }
`;
