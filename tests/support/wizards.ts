import { required } from "../../src/content/entry";
import type { Site } from "../../src/content/read-site";
import { german, site } from "./test-site";

/** An answer to a question that may be left out. */
const answers: Readonly<Record<string, string>> = { phone: "+1 602 555-0100", resource_count: "2" };

/** Facts of a wizard from the content, in the shape in which tests ask for it. */
function wizard(key: string, { Wizard, Navigation, EnquiryWords }: Site = site) {
  const data = required(Wizard.find((one) => one.key === key)?.data, `the wizard ${key}`);
  const { header } = Navigation.data;
  const fields = data.steps.flatMap((step) => step.fields);
  const chosen = fields.find(({ kind }) => kind === "choices");
  const leadsHere = (entry?: { link: string }) => entry?.link.endsWith(`#${key}`);
  return {
    key,
    name: data.name,
    /** The words of the header's link that opens it, and of the link in the menu of small screens. */
    opener: [header.startProject, header.hireDeveloper].find(leadsHere)?.title ?? "",
    menuOpener: [header.getStarted, header.hireDeveloper].find(leadsHere)?.title ?? "",
    headings: data.steps.map(({ title }) => title),
    labels: Object.fromEntries<string | undefined>(fields.map(({ name, label }) => [name, label])),
    choices: chosen?.choices?.map(({ name }) => name) ?? [],
    chooseOne: chosen?.requiredMessage ?? "",
    /** The optional questions of the second step, each with an answer. */
    optional: (data.steps[1]?.fields ?? [])
      .filter((question) => !question.required)
      .map(({ label, name }) => [name, answers[name] ?? `An answer to ${label}`] as const),
    words: EnquiryWords.data,
  };
}

export type WizardFacts = ReturnType<typeof wizard>;

export const startProject = wizard("start-project");
export const hireDeveloper = wizard("hire-developer");
export const bookVisit = wizard("book-visit");

/** The first of them in the site's second language. */
export const germanProject = wizard("start-project", german);
