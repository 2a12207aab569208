import { statSync } from "node:fs";
import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { type MaintenanceState, maintenanceState } from "../../src/content/maintenance";
import { readSite, type Site } from "../../src/content/read-site";
import { policySources } from "../../src/hosting/policy-sources";
import { siteScriptHashes } from "../../src/hosting/script-hashes";
import { type Headers, pageHeaders } from "../../src/hosting/security-headers";

/** What a build settles for all of its pages. */
export interface BuiltSite {
  headers: Headers;
  maintenance: MaintenanceState;
}

/** The last file that a build writes. */
const lastWritten = "_headers";

/** The content again, or what was known of it where somebody is in the middle of a change. */
function readAgain(known: Site, log: Pick<FastifyBaseLogger, "warn">): Site {
  try {
    return readSite();
  } catch (error) {
    log.warn(`A build has ended, but content/ is not in order by now. ${error instanceof Error ? error.message : ""}`);
    return known;
  }
}

/**
 * Headers and state of the site, made of the built pages and the content, and made anew once a build has ended: with
 * the hashes of the build before, no page of the new one would run.
 * @param site the content as it was read at the start
 * @returns what holds now
 */
export function followBuilds(
  publicFolder: string,
  site: Site,
  log: Pick<FastifyBaseLogger, "warn">,
): () => Readonly<BuiltSite> {
  const builtAt = () => statSync(join(publicFolder, lastWritten), { throwIfNoEntry: false })?.mtimeMs;
  const settle = (content: Site) => ({
    content,
    headers: pageHeaders({ scriptHashes: siteScriptHashes(publicFolder), sources: policySources(content) }),
    maintenance: maintenanceState(content.SiteSettings.data, content.MaintenancePage.data),
  });
  let known = { at: builtAt(), ...settle(site) };
  return () => {
    const at = builtAt();
    if (at !== known.at) known = { at, ...settle(readAgain(known.content, log)) };
    return known;
  };
}
