import { readdirSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { isImmutable } from "../../src/hosting/cache-control";
import { builtFiles } from "../../src/hosting/gatsby-names";
import { currentFacts, type ReleaseFacts } from "../../src/hosting/release-facts";
import { decoded } from "../decoded";

export interface BuiltSite extends Omit<ReleaseFacts, "redirects"> {
  folder: string;
  /** Every file that may be asked for, with the folder that has it: builds before give those that are the same in all. */
  files: ReadonlyMap<string, string>;
  /** The paths of pages by those that they had before, and by their `pageKey`. */
  pages: ReadonlyMap<string, string>;
}

/** The time for which one look at the builds is good, in milliseconds: each costs as much as sending a small file. */
const usualFreshness = 100;

/** Files of the build that are for hosts and tests, and those that are sent in the place of their text. */
const hidden = new RegExp(`^(?:_headers|_redirects|${builtFiles.stats})$|\\.(?:br|gz)$`);

/** True for a file that visitors may see: of those with a dot before their name, one alone (RFC 8615). */
const isVisible = (file: string): boolean =>
  !hidden.test(file) && (!/(?:^|\/)\./.test(file) || file === ".well-known/security.txt");

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join("/"))
    .filter(isVisible);

function filesIn([newest, ...earlier]: readonly string[]): Map<string, string> {
  const entries = [...earlier.toReversed(), newest ?? ""].flatMap((folder) => {
    const files = filesOf(folder).filter((file) => folder === newest || isImmutable(`/${file}`));
    return files.map((file) => [file, folder] as const);
  });
  return new Map(entries);
}

/** An address without the signs that stand behind it in a sentence. */
export const withoutEnd = (path: string): string =>
  path.replace(/(?<![\s\p{P}\p{S}\p{Cf}])[\s\p{P}\p{S}\p{Cf}]+$/u, "");

/** The address of a page without what mail programs, people and other systems change: `//About.html).` is `about`. */
export const pageKey = (path: string): string =>
  withoutEnd(path.toLowerCase())
    .replace(/^[\s\p{P}\p{S}\p{Cf}]+/u, "")
    .replace(/\/{2,}/g, "/")
    .replace(/(?:^|\/)index\.html?$|\.html?$/, "");

/** Pages that exist as files and are still no pages: asking for them is asking for nothing. */
export const notFoundPages = /^(([a-z]{2}\/)?404\/index|404)\.html$/;

function pagesOf(files: Iterable<string>, redirects: ReleaseFacts["redirects"]): Map<string, string> {
  const pages = [...files]
    .filter((file) => /(?:^|\/)index\.html$/.test(file) && !notFoundPages.test(file))
    .map((file) => `/${file.replace(/\/?index\.html$/, "")}`);
  // An earlier address may be written as an address bar copies it: `/%C3%BCber-uns`.
  const moved = redirects.map(({ from, to }) => [decoded(from) || from, to] as const);
  return new Map([
    ...moved.map(([from, to]) => [pageKey(from), to] as const),
    ...pages.map((path) => [pageKey(path), encodeURI(path)] as const),
    ...moved,
  ]);
}

/**
 * The build that answers a request. A new one is followed once it has ended: with the policy of the build before, no page
 * of it would run. A request is answered by one build from its beginning to its end, and where the next one cannot be
 * found or read, by the one that is known.
 * @param folders where the built site lies at the moment, newest build first, beside the build that is known
 */
export function followBuilds(
  folders: (known?: string) => readonly string[],
  warn: (sentence: string) => void,
  freshness = usualFreshness,
): (request: object) => Readonly<BuiltSite> {
  const look = (before?: string) => {
    const found = folders(before);
    // Written last.
    const builtAt = statSync(join(found[0] ?? "", "_headers"), { throwIfNoEntry: false })?.mtimeMs;
    return { found, key: `${found[0]} ${builtAt}` };
  };
  const settle = ({ found, key }: ReturnType<typeof look>) => {
    const [folder = ""] = found;
    const { redirects, ...facts } = currentFacts(folder);
    const files = filesIn(found);
    return { ...facts, key, folder, files, pages: pagesOf(files.keys(), redirects) };
  };
  let known = settle(look());
  let lookAgainAt = performance.now() + freshness;
  let lastWarning: string | undefined;
  const follow = () => {
    try {
      const now = look(known.folder);
      if (now.key !== known.key) known = settle(now);
      lastWarning = undefined;
    } catch (error) {
      const sentence = `A new build cannot be served. ${error instanceof Error ? error.message : ""}`;
      if (sentence !== lastWarning) warn(sentence);
      lastWarning = sentence;
    }
    lookAgainAt = performance.now() + freshness;
  };
  const builds = new WeakMap<object, typeof known>();
  return (request) => {
    const answering = builds.get(request);
    if (answering) return answering;
    if (performance.now() >= lookAgainAt) follow();
    builds.set(request, known);
    return known;
  };
}
