import { basename, join } from "node:path";
import { type ContentTypeRow, contentTypeOf, contentTypes, isFolder } from "../content/content-types";
import { valueAt } from "../content/fields/values";
import { fileInfo, filesBelow } from "../content/files/file-tree";
import type { ContentFile } from "../content/files/load";
import { nameInLanguage, sharedFiles } from "../content/languages/languages";
import { slugOf } from "../content/text/text";
import { inWords, meant, type Problem, problemOfFile } from "./problems";

const toFileName = (name: string) =>
  slugOf(name.replace(/(\.ya?ml)+$/i, "").replace(/([a-z])([A-Z])/g, "$1-$2")) || "page";

const isAddressable = (name: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name);

export const hasPossibleName = (file: string): boolean =>
  file.endsWith(".yaml") && isAddressable(basename(file, ".yaml"));

export function nameProblems({ file, unreadable }: ContentFile): Problem[] {
  const name = basename(file);
  if (unreadable) return [problemOfFile(file, `found ${unreadable}; expected a file.`)];
  if (!hasPossibleName(file)) {
    const expected = `small letters, digits and hyphens, ending in .yaml: ${toFileName(name)}.yaml`;
    return [problemOfFile(file, `found the file name ${inWords(name)}; expected ${expected}.`)];
  }
  const odd = file
    .split("/")
    .slice(0, -1)
    .find((folder) => !isAddressable(folder));
  if (odd !== undefined) {
    const expected = `small letters, digits and hyphens: ${slugOf(odd) || "pages"}.`;
    return [problemOfFile(file, `found a folder called ${inWords(odd)}; expected ${expected}`)];
  }
  if (contentTypeOf(file)) return [];
  const known = contentTypes.map((type) => type.files);
  const expected = `one of ${known.join(", ")}.${meant(nameInLanguage(file), known).hint}`;
  return [problemOfFile(file, `found a file that no page or list uses; expected ${expected}`)];
}

export function missingFiles(files: readonly ContentFile[], folder = ""): Problem[] {
  const settings = files.find(({ file }) => file === "site.yaml")?.data;
  const isClosed = valueAt(settings, ["maintenance", "enabled"]) === true;
  const isNeeded = (type: ContentTypeRow) => !type.isOptional || (isClosed && type.typeName === "MaintenancePage");
  const why = (type: ContentTypeRow) =>
    type.isOptional
      ? "visitors are to see it while maintenance.enabled in content/site.yaml is true. Write it, or write false there."
      : "the site cannot be built without it.";
  return contentTypes
    .filter((type) => !isFolder(type) && isNeeded(type) && !(folder && sharedFiles.includes(type.files)))
    .filter((type) => !files.some(({ file }) => nameInLanguage(file) === type.files))
    .map((type) => problemOfFile(folder + type.files, `found no such file; ${why(type)}`));
}

const keptCopy = /\.ya?ml(~|#|\.(orig|bak|old|swp|tmp|rej|mine|theirs))$/i;

/** What looks like content: another ending, such as Windows hides, or none. */
const looksLikeContent = /^[^.].*\.(ya?ml[^a-z/\\].*|ya?ml\w+|txt|json|docx?|md)$|^[^.]+$/i;

export const strayFiles = (contentRoot: string): Problem[] =>
  filesBelow(contentRoot)
    .filter((file) => looksLikeContent.test(basename(file)) && fileInfo(join(contentRoot, file))?.isFile())
    .filter((file) => contentTypeOf(file) === undefined)
    .map((file) => {
      if (keptCopy.test(file)) {
        return problemOfFile(file, "found a copy that another program has kept; delete it.", "advice");
      }
      const name = basename(file).replace(/\.ya?ml.*$|\.\w+$/i, "");
      return problemOfFile(file, `found a file that nothing reads; a file with content ends in .yaml: ${name}.yaml.`);
    });
