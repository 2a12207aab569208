import { pagePathOf } from "../content-types";
import { isGroup } from "../fields/values";
import type { ContentFile } from "../files/load";
import type { SiteLanguage } from "../languages/languages";

const slugIn = (data: unknown) => (isGroup(data) && typeof data.slug === "string" ? data.slug : undefined);

/** `/de/leistungen/devops` by `/services/devops`: pages below an overview follow the name that it has in the language. */
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

export function redirectsTo(to: string | undefined, data: unknown, prefix = "") {
  if (to === undefined || !isGroup(data) || !Array.isArray(data.redirectFrom)) return [];
  return data.redirectFrom.filter((from) => typeof from === "string").map((from) => ({ from: prefix + from, to }));
}

export type Redirect = ReturnType<typeof redirectsTo>[number];
