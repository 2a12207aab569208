import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  type EnquiryDefinition,
  type EnquiryDefinitions,
  type EnquiryLanguages,
  enquiryLanguages,
} from "../content/enquiry/forms";
import type { Redirect } from "../content/links/redirects";
import { type MaintenanceState, maintenanceState } from "../content/maintenance";
import { readSites, type Sites } from "../content/read-site";
import { refusals as refusalWords } from "../content/schemas/enquiry-words";
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

/** The definitions of a language as they are stored. */
type StoredDefinitions = Omit<EnquiryDefinitions, "forms"> & { forms: readonly EnquiryDefinition[] };

/** The file in which a build keeps them. */
export const factsFile = ".release.json";

/** The facts of a site in all languages, and of its build in a folder. */
export const factsOf = (sites: Sites, folder: string): ReleaseFacts => ({
  headers: pageHeaders({ scriptHashes: siteScriptHashes(folder), sources: policySources(sites) }),
  maintenance: maintenanceState(
    sites[0].SiteSettings.data,
    sites.map(({ MaintenancePage }) => MaintenancePage),
  ),
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

/**
 * The definitions of a language as this version reads them. A build of before some refusals had words of their own tells
 * of them as of a failure, so that a release of an earlier version can be served again.
 */
function definitionsOf({ forms, messages, ...inLanguage }: StoredDefinitions): EnquiryDefinitions {
  const known = Object.keys(refusalWords.shape).map((name) => [name, messages.refusals.unexpected]);
  const refusals = { ...Object.fromEntries(known), ...messages.refusals };
  return {
    ...inLanguage,
    messages: { ...messages, locale: messages.locale ?? inLanguage.language, refusals },
    forms: new Map(forms.map((form) => [form.key, form])),
  };
}

/** The facts of a build: as it has stored them, or of `content/` where it has none. */
export function currentFacts(folder: string): ReleaseFacts {
  const file = join(folder, factsFile);
  if (!existsSync(file)) return factsOf(readSites(), folder);
  const { enquiries, ...facts } = JSON.parse(readFileSync(file, "utf8"));
  // A build of before there were further languages has stored those of its only one.
  const stored: StoredDefinitions[] = [enquiries].flat();
  return { ...facts, enquiries: stored.map(definitionsOf) };
}
