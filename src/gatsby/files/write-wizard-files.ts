import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { subjectsOf } from "../../content/enquiry/subjects";
import type { EntryOf } from "../../content/entry";
import type { Site } from "../../content/read-site";
import type { WizardFile } from "../../enquiry/questions/definition";
import { siteContents } from "../site-content";

/** Folder below `public/` that holds one file for each wizard. */
const folder = "wizards";

interface WizardsQuery {
  allWizard: { nodes: { key: string; language: string; data: EntryOf<"Wizard"> }[] };
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
 * @throws Error when the pictures cannot be queried
 */
export async function writeWizardFiles({ graphql }: Pick<CreatePagesArgs, "graphql">): Promise<void> {
  const { data, errors } = await graphql<WizardsQuery>(`
    query Wizards {
      allWizard {
        nodes {
          key
          language
          data
        }
      }
    }
  `);
  if (errors || !data) throw new Error(`The pictures of the wizards could not be read. ${errors ?? ""}`);
  rmSync(resolve("public", folder), { recursive: true, force: true });
  for (const site of siteContents()) {
    const { code, prefix } = site.language;
    const inLanguage = resolve("public", join(folder, prefix));
    mkdirSync(inLanguage, { recursive: true });
    for (const { key, data: drawn } of data.allWizard.nodes.filter(({ language }) => language === code)) {
      writeFileSync(join(inLanguage, `${key}.json`), JSON.stringify(wizardFile(site, key, drawn)));
    }
  }
}
