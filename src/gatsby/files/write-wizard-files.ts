import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { subjectsOf } from "../../content/enquiry/subjects";
import type { EntryOf } from "../../content/entry";
import type { Site } from "../../content/read-site";
import type { WizardFile } from "../../enquiry/questions/definition";
import { siteContents } from "../site-content";

/** Folder below `public/` that holds one file for each wizard. */
const folder = "wizards";

/** A wizard as its own page gets it. */
export interface DrawnWizard {
  key: string;
  language: string;
  data: EntryOf<"Wizard">;
}

function wizardFile(site: Site, key: string, drawn: EntryOf<"Wizard">): WizardFile {
  const { facts, enquiries, reply } = site.SiteSettings.data;
  // Refusals of the server are shown in no window.
  const { refusals, ...messages } = site.EnquiryWords.data;
  return {
    wizard: { ...drawn, key, subjects: subjectsOf(site, drawn) },
    messages: { ...messages, locale: site.language.locale },
    uploads: enquiries.uploads,
    facts: { email: facts.email, phone: facts.phone },
    reply,
  };
}

/**
 * Writes what each wizard shows into a file of its own, `public/wizards/start-project.json` or `public/wizards/de/start-project.json`. A static query would
 * make every page carry all wizards from its first load; a file is fetched when the wizard is opened.
 */
export function writeWizardFiles(wizards: readonly DrawnWizard[]): void {
  rmSync(resolve("public", folder), { recursive: true, force: true });
  for (const site of siteContents()) {
    const { code, prefix } = site.language;
    const inLanguage = resolve("public", join(folder, prefix));
    mkdirSync(inLanguage, { recursive: true });
    for (const { key, data: drawn } of wizards.filter(({ language }) => language === code)) {
      writeFileSync(join(inLanguage, `${key}.json`), JSON.stringify(wizardFile(site, key, drawn)));
    }
  }
}
