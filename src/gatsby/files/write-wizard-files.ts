import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { endpointOf } from "../../content/enquiry/endpoint";
import { subjectsOf } from "../../content/enquiry/subjects";
import type { EntryOf } from "../../content/entry";
import type { Site, Sites } from "../../content/read-site";
import type { WizardFile } from "../../enquiry/questions/form-types";

export interface WizardNode {
  key: string;
  language: string;
  data: EntryOf<"Wizard">;
}

function wizardFile(site: Site, key: string, data: EntryOf<"Wizard">): WizardFile {
  const { facts, enquiries, reply } = site.SiteSettings.data;
  const { refusals, ...messages } = site.EnquiryWords.data;
  return {
    wizard: { ...data, key, endpoint: endpointOf({ key, ...data }, site.language), subjects: subjectsOf(site, data) },
    messages: { ...messages, locale: site.language.locale },
    uploads: enquiries.uploads,
    facts: { email: facts.email, phone: facts.phone },
    reply,
  };
}

/** `public/wizards/de/start-project.json`, fetched when it is opened: by a static query every page would carry all. */
export function writeWizardFiles(wizards: readonly WizardNode[], sites: Sites): void {
  rmSync("public/wizards", { recursive: true, force: true });
  for (const site of sites) {
    const folder = join("public/wizards", site.language.prefix);
    mkdirSync(folder, { recursive: true });
    for (const { key, data } of wizards.filter(({ language }) => language === site.language.code)) {
      writeFileSync(join(folder, `${key}.json`), JSON.stringify(wizardFile(site, key, data)));
    }
  }
}
