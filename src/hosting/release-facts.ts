import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type EnquiryDefinition, type EnquiryDefinitions, enquiryDefinitions } from "../content/enquiry/forms";
import { type MaintenanceState, maintenanceState } from "../content/maintenance";
import { readSites, type Sites } from "../content/read-site";
import type { Redirect } from "../content/redirects";
import { policySources } from "./policy-sources";
import { redirectsOf } from "./redirects";
import { siteScriptHashes } from "./script-hashes";
import { type Headers, pageHeaders } from "./security-headers";

/** Facts that a server needs of a built site beside its files: they belong to this build and to no other. */
export interface ReleaseFacts {
  /** The headers of its pages. */
  headers: Headers;
  maintenance: MaintenanceState;
  redirects: readonly Redirect[];
  enquiries: EnquiryDefinitions;
}

/** The file in which a build keeps them. */
const factsFile = ".release.json";

/** The facts of a site in all languages, and of its build in a folder. */
export const factsOf = (sites: Sites, folder: string): ReleaseFacts => ({
  headers: pageHeaders({ scriptHashes: siteScriptHashes(folder), sources: policySources(sites) }),
  maintenance: maintenanceState(
    sites[0].SiteSettings.data,
    sites.map(({ MaintenancePage }) => MaintenancePage.data),
  ),
  redirects: sites.flatMap(redirectsOf),
  enquiries: enquiryDefinitions(sites[0]),
});

/** Stores the facts with the build, so that a release that is served again has its own policy and redirects again. */
export function writeFacts(facts: ReleaseFacts, folder: string): void {
  const { forms, ...enquiries } = facts.enquiries;
  const stored = { ...facts, enquiries: { ...enquiries, forms: [...forms.values()] } };
  writeFileSync(join(folder, factsFile), JSON.stringify(stored));
}

/** The facts of a build: as it has stored them, or of `content/` where it has none. */
export function currentFacts(folder: string): ReleaseFacts {
  const file = join(folder, factsFile);
  if (!existsSync(file)) return factsOf(readSites(), folder);
  const { enquiries, ...facts } = JSON.parse(readFileSync(file, "utf8"));
  const forms = new Map((enquiries.forms as EnquiryDefinition[]).map((form) => [form.key, form]));
  return { ...facts, enquiries: { ...enquiries, forms } };
}
