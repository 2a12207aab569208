import type { AskedField } from "../../enquiry/questions/form-types";
import { allEntries, type Site, type Sites } from "../read-site";
import { notifyMeKey } from "./endpoint";
import { offersIn, subjectsOf } from "./subjects";

/** A form as the server takes it: a wizard, a form of `content/forms`, or Notify Me. */
export interface FormDefinition {
  key: string;
  name: string;
  fields: readonly AskedField[];
  page?: string | undefined;
  done: { title: string; lines: readonly string[] };
}

function pageOfForm(site: Site, key: string): string | undefined {
  const entries = allEntries(site).map(({ entry }) => entry);
  return entries.find(
    ({ data }) =>
      "sections" in data &&
      data.sections.some((block) => "kind" in block && block.kind === "form" && block.form === key),
  )?.path;
}

/** All that the server knows of a site to take its enquiries. */
export function enquirySite(site: Site) {
  const { facts, enquiries } = site.SiteSettings.data;
  const offers = offersIn(site);
  const definitions: FormDefinition[] = [
    ...site.EnquiryForm.map(({ key, data }) => ({
      key,
      name: data.name,
      fields: data.questions,
      page: pageOfForm(site, key),
      done: { title: data.doneTitle, lines: [data.doneDescription] },
    })),
    ...[site.MaintenancePage?.data ?? []].flat().map(({ notifyMe, emailField, done }) => ({
      key: notifyMeKey,
      name: notifyMe,
      fields: [emailField],
      done: { title: done, lines: [] },
    })),
    ...site.Wizard.map(({ key, data, path }) => {
      const last = data.steps.at(-1);
      const offered = [...new Set([...(offers.get(key) ?? []), ...Object.values(subjectsOf(site, data)).flat()])];
      return {
        key,
        name: data.name,
        fields: data.steps.flatMap(({ fields }) =>
          fields.map((field) => {
            const others = offered.filter((name) => !field.choices?.some((choice) => choice.name === name));
            return field.kind === "choices" && others.length > 0 ? { ...field, offers: others } : field;
          }),
        ),
        page: path,
        done: { title: last?.title ?? data.name, lines: last ? [last.description, ...last.points] : [] },
      };
    }),
  ];
  return {
    forms: new Map(definitions.map((definition) => [definition.key, definition])),
    messages: { ...site.EnquiryWords.data, locale: site.language.locale },
    uploads: enquiries.uploads,
    facts: { company: facts.company, email: facts.email, phone: facts.phone },
    retention: { enquiryDays: Number(facts.enquiryDays), copyDays: Number(facts.copyDays) },
    language: site.language.code,
    languageName: site.Languages.data.languages.find(({ code }) => code === site.language.code)?.name ?? "",
  };
}

export type EnquirySite = ReturnType<typeof enquirySite>;

export type EnquirySites = readonly [EnquirySite, ...EnquirySite[]];

export const enquirySites = ([first, ...further]: Sites): EnquirySites => [
  enquirySite(first),
  ...further.map(enquirySite),
];
