import type { Sites } from "../read-site";

/** The paths of one page in each language that has it, by the code of the language. */
export type Translations = Readonly<Record<string, string>>;

/** The translations of each page, by its path; none where there is one language. */
export function translationsOf(sites: Sites): ReadonlyMap<string, Translations> {
  if (sites.length === 1) return new Map();
  const byName = new Map<string, Record<string, string>>();
  for (const { language, placeholders } of sites) {
    for (const [name, path] of placeholders.paths) {
      byName.set(name, { ...byName.get(name), [language.code]: path });
    }
  }
  return new Map([...byName.values()].flatMap((paths) => Object.values(paths).map((path) => [path, paths] as const)));
}
