import type { ContentFile } from "../../content/files/load";
import { kindOf, pagePathOf, pageTraits } from "../../content/kinds";
import type { SiteLanguage } from "../../content/languages/languages";
import { builtFolders } from "../../gatsby/internals";
import { type Problem, problemOfFile } from "../problems";

const serverPaths = new RegExp(
  `^/(api|healthz|readyz|static|${builtFolders.pageData}|wizards|share|\\.well-known|_headers|_redirects)(/|$)` +
    "|^(/[a-z]{2})?/(robots\\.txt|llms\\.txt|sitemap[^/]*\\.xml|manifest\\.webmanifest|404\\.html)$",
);

/** True for the addresses of the server itself and of files that a build writes, at which no page can be. */
export const isServerPath = (path: string): boolean => serverPaths.test(path);

/** Folders of the questions of wizards and of the tests' examples, of which search engines are told nothing. */
const hiddenFolders = /^(?:\/[a-z]{2})?\/(enquire|examples)\//;

/** Reason why no page can be at a path, and the way out; undefined where one can. */
function reasonAgainst(path: string, languages: readonly SiteLanguage[]): string | undefined {
  const code = languages.find((language) => path.split("/")[1] === language.code)?.code;
  if (code !== undefined)
    return `where the language ${code} has its pages. Move a translation to content/${code}/pages, and call another page otherwise.`;
  // Gatsby keeps the data of / as that of /index, and a static host takes x/index.html for /x/.
  if (path.endsWith("/index"))
    return "but for the build that is another name of the page above it. Give the file another name.";
  if (isServerPath(path)) return "an address that the server needs itself. Give the file or its folder another name.";
  const [, folder] = hiddenFolders.exec(path) ?? [];
  return folder && `but search engines are told of nothing in the folder ${folder}. Move the file to another folder.`;
}

/**
 * Pages at addresses that are somebody else's, and would be seen by nobody.
 * @param pagePaths the paths of the language's pages, by those that their files have in the first language
 * @param languages other languages whose pages are below these paths
 */
export const reservedPathProblems = (
  files: readonly ContentFile[],
  pagePaths: ReadonlyMap<string, string>,
  languages: readonly SiteLanguage[],
): Problem[] =>
  files.flatMap(({ file }) => {
    const kind = kindOf(file);
    const path = pagePaths.get(pagePathOf(file) ?? "");
    if (!kind || path === undefined || !pageTraits(kind)?.llms) return [];
    const reason = reasonAgainst(path, languages);
    return reason === undefined ? [] : [problemOfFile(file, `found a page at ${path}, ${reason}`)];
  });
