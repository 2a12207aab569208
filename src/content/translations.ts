import { wizardPagePath } from "./enquiry/enquiry-page";
import type { Site, Sites } from "./read-site";

/** The paths of one page in each language that has it, by the code of the language. */
export type Translations = Readonly<Record<string, string>>;

/** The paths of a language's pages, by names that are the same in each language. */
const pathsIn = ({ language, placeholders, Wizard }: Site): [name: string, path: string][] => [
  ...placeholders.paths,
  ...Wizard.map(({ key }): [string, string] => [wizardPagePath(key), wizardPagePath(key, language.prefix)]),
];

/** The translations of each page, by its path; none where there is one language. */
export function translationsOf(sites: Sites): ReadonlyMap<string, Translations> {
  if (sites.length === 1) return new Map();
  const byName = new Map<string, Record<string, string>>();
  for (const site of sites) {
    for (const [name, path] of pathsIn(site)) {
      byName.set(name, { ...byName.get(name), [site.language.code]: path });
    }
  }
  return new Map([...byName.values()].flatMap((paths) => Object.values(paths).map((path) => [path, paths] as const)));
}
