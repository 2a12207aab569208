import { fieldsOfKind, visitFields } from "../../src/content/fields/field-schemas";
import type { ContentFile } from "../../src/content/files/load";
import { fileName, kindOf, pageTraits } from "../../src/content/kinds";
import { folderOf, nameInLanguage } from "../../src/content/languages/languages";

/** The kinds of file that stand around every page. */
const everywhere: readonly string[] = ["SiteSettings", "SiteWords", "Navigation", "Languages", "InterfaceWords"];

/** True where a page shows a file, by its name or with all others of its kind. */
function isShowing(page: ContentFile, name: string): boolean {
  const [kind, shown] = [kindOf(nameInLanguage(page.file)), kindOf(name)];
  if (!kind || !shown || !pageTraits(kind)) return false;
  let isFound = false;
  visitFields(fieldsOfKind(kind), page.data, (value, _, { linksTo, entries = {} }) => {
    const isNamed = linksTo === shown.typeName && value === fileName(name);
    if (isNamed || Object.values(entries).some((entry) => entry.linksTo === shown.typeName)) isFound = true;
  });
  return isFound;
}

/**
 * The path of a page on which a file is seen: its own page or one that shows it, and that of the first language where its
 * own has none yet.
 * @param paths the paths of pages, by their files
 */
export function shownOn(file: string, files: readonly ContentFile[], paths: ReadonlyMap<string, string>) {
  const name = nameInLanguage(file);
  const inLanguage = (folder: string) => {
    if (everywhere.includes(kindOf(name)?.typeName ?? "")) return paths.get(`${folder}pages/home.yaml`);
    const own = paths.get(folder + name);
    if (own !== undefined) return own;
    const showing = files.find(
      (page) => folderOf(page.file) === folder && paths.has(page.file) && isShowing(page, name),
    );
    return paths.get(showing?.file ?? "");
  };
  return inLanguage(folderOf(file)) ?? inLanguage("");
}
