import { useMemo } from "react";
import { type Language, useLanguage } from "../../components/messages";
import { endpointOf } from "../../content/enquiry/endpoint";
import { type BlockOf, type EntryOf, required } from "../../content/entry";
import type { EnquirySettings, PageForm } from "../questions/form-types";

export const pageFormOf = (
  { questions, doneTitle, doneDescription, ...form }: BlockOf<"form">["form"],
  language: Language,
): PageForm => ({
  ...form,
  endpoint: endpointOf(form, language),
  groups: [{ questions }],
  done: { title: doneTitle, description: doneDescription, points: [] },
});

/** A wizard that a query brought, with the questions of all its steps on one page. */
export function wizardFormOf(key: string, { steps, ...wizard }: EntryOf<"Wizard">, submit: string, language: Language) {
  const [intro, ...rest] = steps;
  const done = required(rest.pop(), `wizards/${key}.yaml`);
  const groups = rest.map(({ title, description, fields }) => ({ title, description, questions: fields }));
  const endpoint = endpointOf({ key, ...wizard }, language);
  return { key, endpoint, intro, groups, submit, done } satisfies PageForm;
}

export function useEnquirySettings(
  words: EntryOf<"EnquiryWords">,
  { facts, reply, enquiries }: BlockOf<"form">["settings"],
): EnquirySettings {
  const { locale } = useLanguage();
  // The same messages every time: the checks of all answers depend on them.
  const messages = useMemo(() => ({ ...words, locale }), [words, locale]);
  return { messages, uploads: enquiries.uploads, facts, reply };
}
