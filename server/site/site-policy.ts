import { statSync } from "node:fs";
import { join } from "node:path";
import { policySources } from "../../src/hosting/policy-sources";
import { siteScriptHashes } from "../../src/hosting/script-hashes";
import { type Headers, pageHeaders } from "../../src/hosting/security-headers";

/** The last file that a build writes. */
const lastWritten = "_headers";

/**
 * The headers of pages, made of the built site, and made anew once a build has ended: with the hashes of the build
 * before, no page of the new one would run.
 * @param contentRoot the folder `content/`
 * @returns the headers as they are now
 */
export function followSitePolicy(publicFolder: string, contentRoot: string): () => Headers {
  const builtAt = () => statSync(join(publicFolder, lastWritten), { throwIfNoEntry: false })?.mtimeMs;
  const read = () => pageHeaders({ scriptHashes: siteScriptHashes(publicFolder), sources: policySources(contentRoot) });
  let made = { at: builtAt(), headers: read() };
  return () => {
    const at = builtAt();
    if (at !== made.at) made = { at, headers: read() };
    return made.headers;
  };
}
