import { statSync } from "node:fs";
import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { type MaintenanceState, maintenanceState } from "../../src/content/maintenance";
import { readSite, type Site } from "../../src/content/read-site";
import { policySources } from "../../src/hosting/policy-sources";
import { redirectsOf } from "../../src/hosting/redirects";
import { siteScriptHashes } from "../../src/hosting/script-hashes";
import { type Headers, pageHeaders } from "../../src/hosting/security-headers";

/** A build, and what it settles for all of its pages. */
export interface BuiltSite {
  /** Where it lies, and after it the builds before, whose hashed files visitors of older pages still need. */
  folders: readonly string[];
  headers: Headers;
  maintenance: MaintenanceState;
  /** The paths of pages by those that they had before. */
  moved: ReadonlyMap<string, string>;
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
 * The build that answers a request. Headers and state of the site are made of the built pages and the content, and made
 * anew once a build has ended: with the hashes of the build before, no page of the new one would run. A request is
 * answered by one build from its beginning to its end.
 * @param folders where the built site lies at the moment, newest build first
 * @param site the content as it was read at the start
 */
export function followBuilds(
  folders: () => readonly string[],
  site: Site,
  log: Pick<FastifyBaseLogger, "warn">,
): (request: object) => Readonly<BuiltSite> {
  const look = () => {
    const [newest = "", ...earlier] = folders();
    const builtAt = statSync(join(newest, lastWritten), { throwIfNoEntry: false })?.mtimeMs;
    return { newest, earlier, key: `${newest} ${builtAt}` };
  };
  const settle = ({ newest, earlier, key }: ReturnType<typeof look>, content: Site) => ({
    key,
    content,
    folders: [newest, ...earlier],
    headers: pageHeaders({ scriptHashes: siteScriptHashes(newest), sources: policySources(content) }),
    maintenance: maintenanceState(content.SiteSettings.data, content.MaintenancePage.data),
    moved: new Map(redirectsOf(content).map(({ from, to }) => [from, to])),
  });
  let known = settle(look(), site);
  const builds = new WeakMap<object, typeof known>();
  return (request) => {
    const answering = builds.get(request);
    if (answering) return answering;
    const found = look();
    if (found.key !== known.key) known = settle(found, readAgain(known.content, log));
    builds.set(request, known);
    return known;
  };
}
