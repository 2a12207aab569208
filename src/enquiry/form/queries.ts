import { graphql } from "gatsby";
import { type EnquiryFormDefinition, type EnquirySettings, questionsOf } from "../definition";

/*
 * Queries ask for questions and messages as a whole, so that a new kind of question or a new message changes none of
 * them. What comes is typed by the schemas that the build has checked it with.
 */

/** A form that a query brought. */
export const enquiryFormOf = (form: Queries.EnquiryFormFieldsFragment): EnquiryFormDefinition => ({
  ...form,
  questions: questionsOf(form.questions),
});

/** What every form needs, as a query brought it. */
export const enquirySettingsOf = (
  words: Queries.EnquiryWordsFieldsFragment,
  { facts, enquiries }: Queries.EnquiryFactsFragment,
): EnquirySettings => ({ messages: words.all as EnquirySettings["messages"], uploads: enquiries.uploads, facts });

export const enquiryFragments = graphql`
  fragment EnquiryFormFields on EnquiryForm {
    endpoint
    questions
    submit
    doneTitle
    doneDescription
  }
  fragment EnquiryWordsFields on EnquiryWords {
    all
  }
  fragment EnquiryFacts on SiteSettings {
    facts {
      email
      phone
    }
    enquiries {
      uploads {
        maxFiles
        maxFileMegabytes
        maxTotalMegabytes
        types
      }
    }
  }
`;
