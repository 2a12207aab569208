import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { enquirySites, type FormDefinition } from "../content/enquiry/enquiry-site";
import { maintenanceOf } from "../content/maintenance";
import { readSites, type Sites } from "../content/read-site";
import { policySources } from "./policy-sources";
import { siteScriptHashes } from "./script-hashes";
import { pageHeaders } from "./security-headers";
import { redirectsOf } from "./static-hosts";

export type ReleaseFacts = ReturnType<typeof factsOf>;

export const factsFile = ".release.json";

export const factsOf = (sites: Sites, folder: string) => ({
  headers: pageHeaders({ scriptHashes: siteScriptHashes(folder), sources: policySources(sites) }),
  maintenance: maintenanceOf(sites),
  redirects: sites.flatMap(redirectsOf),
  enquiries: enquirySites(sites),
});

/** Stores the facts with the build, so that a release that is served again has its own policy and redirects again. */
export function writeFacts(facts: ReleaseFacts, folder: string): void {
  const stored = JSON.stringify(facts, (_, value) => (value instanceof Map ? [...value.values()] : value));
  writeFileSync(join(folder, factsFile), stored);
}

/** The facts of a build: as it has stored them, or of `content/` where it has none. */
export function currentFacts(folder: string): ReleaseFacts {
  const file = join(folder, factsFile);
  if (!existsSync(file)) return factsOf(readSites(), folder);
  const byKey = (forms: readonly FormDefinition[]) => new Map(forms.map((form) => [form.key, form]));
  return JSON.parse(readFileSync(file, "utf8"), (name, value) => (name === "forms" ? byKey(value) : value));
}
