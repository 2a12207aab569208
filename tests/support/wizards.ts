import type { Entry, Site } from "../../src/content/read-site";
import { german, site } from "./test-site";

/** Facts of a wizard from the content, in the shape in which tests ask for it. */
export interface WizardFacts {
  /** Its name in addresses. */
  key: string;
  name: string;
  /** The words of the header's link that opens it, and of the link in the menu of small screens. */
  opener: string;
  menuOpener: string;
  headings: readonly string[];
  labels: Readonly<Record<string, string>>;
  choices: readonly string[];
  chooseOne: string;
  /** The optional questions of the second step: label, key, and an answer. */
  optional: readonly (readonly [label: string, key: string, answer: string])[];
}

/** An answer to a question that may be left out. */
const answers: Readonly<Record<string, string>> = { phone: "+1 602 555-0100", resource_count: "2" };

function factsOf({ key, data }: Entry<"Wizard">, { header }: Site["Navigation"]["data"]): WizardFacts {
  const fields = data.steps.flatMap((step) => step.fields);
  const chosen = fields.find(({ kind }) => kind === "choices");
  const leadsHere = (entry?: { link: string }) => entry?.link.endsWith(`#${key}`);
  return {
    key,
    name: data.name,
    opener: [header.startProject, header.hireDeveloper].find(leadsHere)?.title ?? "",
    menuOpener: [header.getStarted, header.hireDeveloper].find(leadsHere)?.title ?? "",
    headings: data.steps.map(({ title }) => title),
    labels: Object.fromEntries(fields.map(({ name, label }) => [name, label])),
    choices: chosen?.choices?.map(({ name }) => name) ?? [],
    chooseOne: chosen?.requiredMessage ?? "",
    optional: (data.steps[1]?.fields ?? [])
      .filter(({ required }) => !required)
      .map(({ label, name }) => [label, name, answers[name] ?? `An answer to ${label}`] as const),
  };
}

function wizard(key: string, { Wizard, Navigation }: Site = site): WizardFacts {
  const entry = Wizard.find((one) => one.key === key);
  if (!entry) throw new Error(`The tests' own site has no wizard ${key}.`);
  return factsOf(entry, Navigation.data);
}

export const startProject = wizard("start-project");
export const hireDeveloper = wizard("hire-developer");
export const bookVisit = wizard("book-visit");

/** The first of them in the site's second language. */
export const germanProject = wizard("start-project", german);
