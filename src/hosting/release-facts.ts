import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  type EnquiryDefinition,
  type EnquiryDefinitions,
  type EnquiryLanguages,
  enquiryLanguages,
} from "../content/enquiry/forms";
import type { Redirect } from "../content/links/page-paths";
import { type MaintenanceState, maintenanceOf } from "../content/maintenance";
import { readSites, type Sites } from "../content/read-site";
import { policySources } from "./policy-sources";
import { redirectsOf } from "./redirects";
import { siteScriptHashes } from "./script-hashes";
import { type Headers, pageHeaders } from "./security-headers";

/** Facts that a server needs of a built site beside its files: they belong to this build and to no other. */
export interface ReleaseFacts {
  headers: Headers;
  maintenance: MaintenanceState;
  redirects: readonly Redirect[];
  enquiries: EnquiryLanguages;
}

type StoredDefinitions = Omit<EnquiryDefinitions, "forms"> & { forms: readonly EnquiryDefinition[] };

export const factsFile = ".release.json";

/** The facts of a site in all languages, and of its build in a folder. */
export const factsOf = (sites: Sites, folder: string): ReleaseFacts => ({
  headers: pageHeaders({ scriptHashes: siteScriptHashes(folder), sources: policySources(sites) }),
  maintenance: maintenanceOf(sites),
  redirects: sites.flatMap(redirectsOf),
  enquiries: enquiryLanguages(sites),
});

/** Stores the facts with the build, so that a release that is served again has its own policy and redirects again. */
export function writeFacts(facts: ReleaseFacts, folder: string): void {
  const enquiries = facts.enquiries.map(
    ({ forms, ...inLanguage }): StoredDefinitions => ({ ...inLanguage, forms: [...forms.values()] }),
  );
  const stored = { ...facts, enquiries };
  writeFileSync(join(folder, factsFile), JSON.stringify(stored));
}

/** The facts of a build: as it has stored them, or of `content/` where it has none. */
export function currentFacts(folder: string): ReleaseFacts {
  const file = join(folder, factsFile);
  if (!existsSync(file)) return factsOf(readSites(), folder);
  const { enquiries, ...facts } = JSON.parse(readFileSync(file, "utf8"));
  const languages = (enquiries as readonly StoredDefinitions[]).map(({ forms, ...inLanguage }) => ({
    ...inLanguage,
    forms: new Map(forms.map((form) => [form.key, form])),
  }));
  return { ...facts, enquiries: languages };
}
