import { join } from "node:path";
import { contentTypeOf, pagePathOf, pageTraits } from "../content/content-types";
import { isGroup, valueAt } from "../content/fields/values";
import { fileInfo } from "../content/files/file-tree";
import type { ContentFile } from "../content/files/load";
import type { SiteLanguage } from "../content/languages/languages";
import { redirectsTo } from "../content/links/page-paths";
import { pageDataFolder } from "../hosting/gatsby-names";
import { inWords, type Problem, problemAt, problemOfFile } from "./problems";

export function duplicates(
  claims: readonly { content: ContentFile; path: readonly string[]; value: unknown }[],
  what: string,
): Problem[] {
  const first = new Map<string, ContentFile>();
  return claims.flatMap(({ content, path, value }) => {
    if (typeof value !== "string") return [];
    const key = value.toLowerCase();
    const owner = first.get(key);
    first.set(key, owner ?? content);
    const message = `${what} ${inWords(value)} is already taken by content/${owner?.file}; choose another.`;
    return owner ? [problemAt(content, path, message)] : [];
  });
}

export interface Addresses {
  pagePaths: ReadonlyMap<string, string>;
  pathsBeside: readonly string[];
  languagesBelow: readonly SiteLanguage[];
  prefix: string;
  staticRoot: string;
}

const nameWithoutEnding = ({ file }: ContentFile) => file.replace(/\.yaml$/, "");

/** Pages of one path, title or description. A copy is told, not its original: its name is that of the other and more. */
export function duplicateProblems(unsorted: readonly ContentFile[], { pagePaths }: Addresses): Problem[] {
  const files = unsorted.toSorted((a, b) => (nameWithoutEnding(a) < nameWithoutEnding(b) ? -1 : 1));
  const inHead = (key: string) =>
    files.map((content) => ({ content, path: ["head", key], value: valueAt(content.data, ["head", key]) }));
  const paths = files.map((content) => ({
    content,
    path: isGroup(content.data) && "slug" in content.data ? ["slug"] : [],
    value: pagePaths.get(pagePathOf(content.file) ?? ""),
  }));
  return [
    ...duplicates(paths, "the page path"),
    ...duplicates(inHead("title"), "the title"),
    ...duplicates(inHead("description"), "the description"),
  ];
}

/** The addresses of the server itself and of files that a build writes, at which no page can be. */
const serverPath = new RegExp(
  `^/(api|healthz|readyz|static|${pageDataFolder}|wizards|share|\\.well-known|_headers|_redirects)(/|$)` +
    "|^(/[a-z]{2})?/(robots\\.txt|llms\\.txt|sitemap[^/]*\\.xml|manifest\\.webmanifest|404\\.html)$",
);

const hiddenFolder = /^(?:\/[a-z]{2})?\/(enquire|examples)\//;

function reasonAgainst(path: string, languages: readonly SiteLanguage[]): string | undefined {
  const code = languages.find((language) => path.split("/")[1] === language.code)?.code;
  if (code !== undefined)
    return `where the language ${code} has its pages. Move a translation to content/${code}/pages, and call another page otherwise.`;
  // Gatsby keeps the data of / as that of /index, and a static host takes x/index.html for /x/.
  if (path.endsWith("/index") || serverPath.test(path))
    return "an address that the build or the server needs itself. Give the file or its folder another name.";
  const [, folder] = hiddenFolder.exec(path) ?? [];
  return folder && `but search engines are told of nothing in the folder ${folder}. Move the file to another folder.`;
}

export const reservedPathProblems = (
  files: readonly ContentFile[],
  { pagePaths, languagesBelow }: Addresses,
): Problem[] =>
  files.flatMap(({ file }) => {
    const type = contentTypeOf(file);
    const path = pagePaths.get(pagePathOf(file) ?? "");
    const reason = type && pageTraits(type)?.llms && path && reasonAgainst(path, languagesBelow);
    return reason ? [problemOfFile(file, `found a page at ${path}, ${reason}`)] : [];
  });

export function redirectProblems(files: readonly ContentFile[], addresses: Addresses): Problem[] {
  const { pagePaths, pathsBeside, prefix, staticRoot } = addresses;
  const pages = [...pagePaths.values(), ...pathsBeside];
  const all = files.flatMap((content) => {
    const redirects = redirectsTo(pagePaths.get(pagePathOf(content.file) ?? ""), content.data, prefix);
    return redirects.map((redirect, index) => ({ ...redirect, content, path: ["redirectFrom", index] }));
  });
  const reasonAgainstRedirect = (from: string, earlier: typeof all) => {
    const owner = earlier.find((other) => other.from === from);
    if (owner) return `which leads to ${owner.to} already, by content/${owner.content.file}`;
    const isTaken = pages.includes(from) || fileInfo(join(staticRoot, from))?.isFile() || serverPath.test(from);
    return isTaken ? "but something stands at this address already, so that nobody would be led here" : undefined;
  };
  return all.flatMap(({ content, path, from }, place) => {
    const reason = reasonAgainstRedirect(from, all.slice(0, place));
    const words = inWords(from.slice(prefix.length));
    return reason ? [problemAt(content, path, `found ${words}, ${reason}; leave it out.`)] : [];
  });
}
