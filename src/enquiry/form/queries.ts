import { useMemo } from "react";
import { useLanguage } from "../../components/messages";
import { type BlockOf, type EntryOf, required } from "../../content/entry";
import type { EnquiryFormDefinition, EnquirySettings } from "../questions/definition";

/** A form that a query brought. */
export const enquiryFormOf = ({
  key,
  endpoint,
  questions,
  submit,
  doneTitle,
  doneDescription,
}: BlockOf<"form">["form"]): EnquiryFormDefinition => ({
  key,
  endpoint,
  groups: [{ questions: questions }],
  submit,
  done: { title: doneTitle, description: doneDescription, points: [] },
});

/** A wizard that a query brought, with the questions of all its steps on one page. */
export function wizardFormOf(key: string, { endpoint, steps }: EntryOf<"Wizard">, submit: string) {
  const [intro, ...rest] = steps;
  const done = rest.pop();
  const form: EnquiryFormDefinition = {
    key,
    endpoint,
    intro,
    groups: rest.map(({ title, description, fields }) => ({ title, description, questions: fields })),
    submit,
    done: required(done, `wizards/${key}.yaml`),
  };
  return form;
}

/** Settings of every form, as a query brought them, in the language of the page. */
export function useEnquirySettings(
  words: EntryOf<"EnquiryWords">,
  { facts, reply, enquiries }: BlockOf<"form">["settings"],
): EnquirySettings {
  const { locale } = useLanguage();
  // The same ones every time: the checks of all answers depend on them.
  const messages = useMemo(() => ({ ...words, locale }), [words, locale]);
  return { messages, uploads: enquiries.uploads, facts, reply };
}
