import type { ContentFile } from "../files/load";
import { pagePathOf } from "../kinds";
import type { SiteLanguage } from "../languages/languages";

/** The name that a file gives the last part of its page's path. */
function slugIn(data: unknown): string | undefined {
  const { slug } = (data ?? {}) as { slug?: unknown };
  return typeof slug === "string" ? slug : undefined;
}

/**
 * The paths of a language's pages, by those that their files have in the first language: `/de/leistungen/devops` by
 * `/services/devops`. The pages below an overview follow its name.
 */
export function pagePathsOf(
  files: readonly Pick<ContentFile, "file" | "data">[],
  { prefix }: Pick<SiteLanguage, "prefix">,
): ReadonlyMap<string, string> {
  const pages = files.flatMap(({ file, data }) => {
    const path = pagePathOf(file);
    return path === undefined ? [] : [{ path, slug: slugIn(data) }];
  });
  const slugs = new Map(pages.flatMap(({ path, slug }) => (slug === undefined ? [] : [[path, slug] as const])));
  const publicPath = (path: string) => {
    if (path === "/") return prefix || path;
    const parts = path.slice(1).split("/");
    const named = parts.map((part, index) => slugs.get(`/${parts.slice(0, index + 1).join("/")}`) ?? part);
    return `${prefix}/${named.join("/")}`;
  };
  return new Map(pages.map(({ path }) => [path, publicPath(path)]));
}

/** An address that a page had before, and the one it has. */
export interface Redirect {
  from: string;
  to: string;
}

/**
 * The redirects that one page asks for, whatever its kind.
 * @param prefix the beginning of its language's paths
 */
export function redirectsTo(to: string | undefined, data: unknown, prefix = ""): Redirect[] {
  const { redirectFrom } = (data ?? {}) as { redirectFrom?: unknown };
  if (to === undefined || !Array.isArray(redirectFrom)) return [];
  return redirectFrom.filter((from) => typeof from === "string").map((from) => ({ from: prefix + from, to }));
}
