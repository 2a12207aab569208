import { join } from "node:path";
import { fileInfo } from "../content/files/file-tree";
import type { ContentFile } from "../content/files/load";
import { kindOf, pagePathOf, pageTraits } from "../content/kinds";
import type { SiteLanguage } from "../content/languages/languages";
import { redirectsTo } from "../content/links/page-paths";
import { builtFolders } from "../hosting/gatsby-names";
import { type Problem, problemAt, problemOfFile, shown } from "./problems";

interface Claim {
  content: ContentFile;
  path: readonly string[];
  value: unknown;
}

/** Two files that claim what only one may have; every claimant after the first is reported, and names the first. */
export function duplicates(claims: readonly Claim[], what: string): Problem[] {
  const first = new Map<string, ContentFile>();
  return claims.flatMap(({ content, path, value }) => {
    const key = String(value).toLowerCase();
    const owner = first.get(key);
    first.set(key, owner ?? content);
    const message = `${what} ${shown(value)} is already taken by content/${owner?.file}; choose another.`;
    return owner ? [problemAt(content, path, message)] : [];
  });
}

export interface Addresses {
  /** The paths of its pages, by those that their files have in the first language. */
  pagePaths: ReadonlyMap<string, string>;
  /** The paths of the pages of other languages. */
  pathsBeside: readonly string[];
  /** Languages whose pages are below these paths. */
  languagesBelow: readonly SiteLanguage[];
  prefix: string;
  /** The folder `static/`, whose files can be linked to. */
  staticRoot: string;
}

const nameWithoutEnding = ({ file }: ContentFile) => file.replace(/\.yaml$/, "");

/** Pages of one path, title or description. A copy is told, not its original: its name is that of the other and more. */
export function duplicateProblems(unsorted: readonly ContentFile[], { pagePaths }: Addresses): Problem[] {
  const files = unsorted.toSorted((a, b) => (nameWithoutEnding(a) < nameWithoutEnding(b) ? -1 : 1));
  const claimed = (path: readonly string[]) =>
    files
      .map((content) => ({ content, path, value: content.document.getIn(path) }))
      .filter(({ value }) => typeof value === "string" || typeof value === "number");
  const paths = files.flatMap((content) => {
    const value = pagePaths.get(pagePathOf(content.file) ?? "");
    return value === undefined ? [] : [{ content, path: content.document.has("slug") ? ["slug"] : [], value }];
  });
  return [
    ...duplicates(paths, "the page path"),
    ...duplicates(claimed(["head", "title"]), "the title"),
    ...duplicates(claimed(["head", "description"]), "the description"),
  ];
}

/** The addresses of the server itself and of files that a build writes, at which no page can be. */
const serverPath = new RegExp(
  `^/(api|healthz|readyz|static|${builtFolders.pageData}|wizards|share|\\.well-known|_headers|_redirects)(/|$)` +
    "|^(/[a-z]{2})?/(robots\\.txt|llms\\.txt|sitemap[^/]*\\.xml|manifest\\.webmanifest|404\\.html)$",
);

/** Folders of the questions of wizards and of the tests' examples, of which search engines are told nothing. */
const hiddenFolder = /^(?:\/[a-z]{2})?\/(enquire|examples)\//;

function reasonAgainst(path: string, languages: readonly SiteLanguage[]): string | undefined {
  const code = languages.find((language) => path.split("/")[1] === language.code)?.code;
  if (code !== undefined)
    return `where the language ${code} has its pages. Move a translation to content/${code}/pages, and call another page otherwise.`;
  // Gatsby keeps the data of / as that of /index, and a static host takes x/index.html for /x/.
  if (path.endsWith("/index"))
    return "but for the build that is another name of the page above it. Give the file another name.";
  if (serverPath.test(path))
    return "an address that the server needs itself. Give the file or its folder another name.";
  const [, folder] = hiddenFolder.exec(path) ?? [];
  return folder && `but search engines are told of nothing in the folder ${folder}. Move the file to another folder.`;
}

/** Pages at addresses that are somebody else's, and would be seen by nobody. */
export const reservedPathProblems = (
  files: readonly ContentFile[],
  { pagePaths, languagesBelow }: Addresses,
): Problem[] =>
  files.flatMap(({ file }) => {
    const kind = kindOf(file);
    const path = pagePaths.get(pagePathOf(file) ?? "");
    if (!kind || path === undefined || !pageTraits(kind)?.llms) return [];
    const reason = reasonAgainst(path, languagesBelow);
    return reason === undefined ? [] : [problemOfFile(file, `found a page at ${path}, ${reason}`)];
  });

/** Earlier addresses that lead in a circle, from page to page, or that somebody else has. */
export function redirectProblems(files: readonly ContentFile[], addresses: Addresses): Problem[] {
  const { pagePaths, pathsBeside, prefix, staticRoot } = addresses;
  const pages = new Set([...pagePaths.values(), ...pathsBeside]);
  const all = files.flatMap((content) =>
    redirectsTo(pagePaths.get(pagePathOf(content.file) ?? ""), content.data, prefix).map((redirect, index) => ({
      ...redirect,
      content,
      path: ["redirectFrom", index],
    })),
  );
  return all.flatMap((redirect, place) => {
    const { from, to, content, path } = redirect;
    const told = (reason: string) => {
      const message = `found ${shown(from.slice(prefix.length))}, ${reason}; leave it out.`;
      return [problemAt(content, path, message)];
    };
    const owner = all.slice(0, place).find((other) => other.from === from);
    if (owner) return told(`which leads to ${owner.to} already, by content/${owner.content.file}`);
    if (from === to) return told("the address of this page itself");
    if (all.some((other) => other.from === to && other.to === from)) {
      return told(`and ${from} leads back here by its own redirectFrom`);
    }
    if (pages.has(from)) return told("but a page stands at this address, so that nobody would be led here");
    if (fileInfo(join(staticRoot, from))?.isFile()) return told("but a file of static/ stands at this address");
    return serverPath.test(from) ? told("an address that the server needs itself") : [];
  });
}
