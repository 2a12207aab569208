import { graphql } from "gatsby";
import { useMemo } from "react";
import { useLanguage } from "../../components/messages";
import { required } from "../../content/required";
import { type EnquiryFormDefinition, type EnquirySettings, questionsOf } from "../questions/definition";

/*
 * Queries ask for questions and messages as a whole, so that a new kind of question or a new message changes none of
 * them. What comes is typed by the schemas that the build has checked it with.
 */

/** A form that a query brought. */
export const enquiryFormOf = ({
  key,
  endpoint,
  questions,
  submit,
  doneTitle,
  doneDescription,
}: Queries.EnquiryFormFieldsFragment): EnquiryFormDefinition => ({
  key,
  endpoint,
  groups: [{ questions: questionsOf(questions) }],
  submit,
  done: { title: doneTitle, description: doneDescription, points: [] },
});

/** A wizard that a query brought, with the questions of all its steps on one page. */
export function wizardFormOf({ key, endpoint, steps }: Queries.WizardFormFieldsFragment, submit: string) {
  const [intro, ...rest] = steps;
  const done = rest.pop();
  const form: EnquiryFormDefinition = {
    key,
    endpoint,
    intro,
    groups: rest.map(({ title, description, fields }) => ({ title, description, questions: questionsOf(fields) })),
    submit,
    done: required(done, `wizards/${key}.yaml`),
  };
  return form;
}

/** Settings of every form, as a query brought them, in the language of the page. */
export function useEnquirySettings(
  words: Queries.EnquiryWordsFieldsFragment,
  { facts, reply, enquiries }: Queries.EnquiryFactsFragment,
): EnquirySettings {
  const { locale } = useLanguage();
  // The same ones every time: the checks of all answers depend on them.
  const messages = useMemo(() => ({ ...words.all, locale }) as EnquirySettings["messages"], [words.all, locale]);
  return { messages, uploads: enquiries.uploads, facts, reply };
}

export const enquiryFragments = graphql`
  fragment EnquiryFormFields on EnquiryForm {
    key
    endpoint
    questions
    submit
    doneTitle
    doneDescription
  }
  fragment WizardFormFields on Wizard {
    key
    endpoint
    steps {
      title
      description
      points
      fields
    }
  }
  fragment EnquiryWordsFields on EnquiryWords {
    all
  }
  fragment EnquiryFacts on SiteSettings {
    facts {
      email
      phone
    }
    reply {
      clock
      until
      sameDay
      nextDay
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
