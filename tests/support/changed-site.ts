import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readSites } from "../../src/content/read-site";
import { checkContent } from "../../src/content-check/check";
import { copyOfSite } from "./site-copy";

/** A copy of the tests' own site, to be changed, checked and read. */
export function changedSite(languages?: Parameters<typeof copyOfSite>[0]) {
  const site = copyOfSite(languages);
  const [contentRoot, staticRoot] = [join(site, "content"), join(site, "static")];
  const read = (file: string) => readFileSync(join(contentRoot, file), "utf8");
  const write = (file: string, text: string) => writeFileSync(join(contentRoot, file), text);
  const edit = (file: string, find: string | RegExp, replacement: string) => {
    const changed = read(file).replace(find, replacement);
    if (changed === read(file)) throw new Error(`${find} does not stand in ${file}.`);
    write(file, changed);
  };
  const problems = () => checkContent({ contentRoot, staticRoot });
  const told = () => problems().map(({ level, file, message }) => `${level} ${file} ${message}`);
  const errors = () => told().filter((problem) => problem.startsWith("error "));
  return {
    site,
    contentRoot,
    staticRoot,
    read,
    write,
    edit,
    problems,
    told,
    errors,
    sites: () => readSites({ contentRoot }),
  };
}
