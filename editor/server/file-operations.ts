import { existsSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { type ContentType, contentTypeOf, fileName, pagePathOf } from "../../src/content/content-types";
import { isGroup } from "../../src/content/fields/values";
import { loadContent } from "../../src/content/files/load";
import { folderOf, nameInLanguage } from "../../src/content/languages/languages";
import { addressOf, freeOrder, isLeft, type NewFileRequest, writeNewFile } from "../../src/content-check/new/new-file";
import { EditRefusal } from "../edit-refusal";
import { applyEdits } from "../text/apply-edits";
import { differences, type Edit } from "../text/differences";
import { pathOf, readStored, writeWhole } from "./content-file";
import { linksTo, relinked, type SoughtTarget } from "./links";
import { keepInStep } from "./translations";
import type { Workplace } from "./workplace";

function typeOfMany(file: string): ContentType {
  const type = folderOf(file) === "" ? contentTypeOf(file) : undefined;
  if (type?.files.endsWith("/*")) return type;
  throw new EditRefusal(`content/${file} is the only one of its kind; it stays where it is.`);
}

const set = (path: Edit["path"], value: unknown): Edit => ({ op: "set", path, value });

function targetOf(file: string): SoughtTarget | undefined {
  if (folderOf(file) !== "") return undefined;
  if (contentTypeOf(file)?.typeName === "Wizard") return { as: "anchor", name: fileName(file) };
  if (contentTypeOf(file)?.typeName === "EnquiryForm") return { as: "form", name: fileName(file) };
  const path = pagePathOf(file);
  return path === undefined ? undefined : { as: "path", name: path };
}

function freeFile(contentRoot: string, file: string, name: string): string {
  const fresh = `${dirname(file)}/${addressOf(name)}.yaml`;
  if (existsSync(join(contentRoot, fresh))) throw new EditRefusal(`content/${fresh} is there already.`);
  return fresh;
}

function refuseDrafts({ drafts }: Workplace, files: Iterable<string>): void {
  const open = [...files].filter((file) => drafts.get(file));
  if (open.length === 0) return;
  throw new EditRefusal(
    `Save or discard first what was changed in ${open.map((file) => `content/${file}`).join(", ")}.`,
  );
}

/** The first line of a file says which page it makes. */
const withPath = (text: string, from: string, to: string) =>
  text.replace(/^(#.*\n)+/, (remarks) => remarks.replaceAll(`${from}\n`, `${to}\n`));

export function createFile(workplace: Workplace, request: NewFileRequest): { file: string; left: string } {
  refuseDrafts(workplace, ["navigation.yaml"]);
  const { contentRoot } = workplace;
  const before = new Set(loadContent(contentRoot).map(({ file }) => file));
  const said = writeNewFile(contentRoot, request);
  const file = loadContent(contentRoot).find((other) => !before.has(other.file))?.file ?? "";
  return { file, left: said.filter(isLeft).join(" ") };
}

function editsOfCopy(contentRoot: string, file: string, fresh: string, title: string, data: unknown): Edit[] {
  if (!isGroup(data)) return [];
  const path = pagePathOf(fresh);
  const card = isGroup(data.card) && isGroup(data.card.learnMoreLink) ? data.card : undefined;
  return [
    ...(typeof data.order === "number" ? [set(["order"], freeOrder(contentRoot, dirname(file)))] : []),
    ...["name", "city"].flatMap((key) => (key in data ? [set([key], title)] : [])),
    // No two pages may have one description; the check asks for what is still to be written.
    ...(isGroup(data.head)
      ? [set(["head", "title"], title), set(["head", "description"], `TODO ${data.head.description}`)]
      : []),
    ...(card && path ? [set(["card", "title"], title), set(["card", "learnMoreLink", "url"], path)] : []),
    ...["redirectFrom", "related"].flatMap((key): Edit[] => (key in data ? [{ op: "remove", path: [key] }] : [])),
  ];
}

export function duplicateFile(workplace: Workplace, file: string, title: string): string {
  const { contentRoot } = workplace;
  typeOfMany(file);
  const fresh = freeFile(contentRoot, file, title);
  refuseDrafts(workplace, [file]);
  const { text } = readStored(contentRoot, file);
  const content = loadContent(contentRoot).find((other) => other.file === file);
  const copy = applyEdits(text, editsOfCopy(contentRoot, file, fresh, title, content?.data));
  writeWhole(pathOf(contentRoot, fresh), withPath(copy, pagePathOf(file) ?? "", pagePathOf(fresh) ?? ""));
  return fresh;
}

function keepAddress(data: unknown, type: ContentType, old: string, fresh: string): Edit[] {
  if (!isGroup(data) || !("redirectFrom" in type.schema.shape)) return [];
  const order = Object.keys(type.schema.shape);
  if (!Array.isArray(data.redirectFrom)) return [{ op: "set", path: ["redirectFrom"], value: [old], order }];
  const known = data.redirectFrom.filter((from) => from !== fresh);
  return differences(data.redirectFrom, [...known, old], ["redirectFrom"]);
}

export function renameFile(workplace: Workplace, file: string, name: string): { file: string; changed: string[] } {
  const { contentRoot } = workplace;
  const type = typeOfMany(file);
  const fresh = freeFile(contentRoot, file, name);
  const files = loadContent(contentRoot);
  const target = targetOf(file);
  const path = pagePathOf(fresh) ?? "";
  const to = target?.as === "path" ? path : fileName(fresh);
  const edits = target ? relinked(files, target, to) : new Map<string, Edit[]>();
  // Its translations go with it; one that names its own address keeps that.
  const moved = files.filter((content) => nameInLanguage(content.file) === file);
  refuseDrafts(workplace, new Set([...moved.map(({ file: own }) => own), ...edits.keys()]));
  const old = pagePathOf(file);
  for (const { file: own, data } of moved) {
    const isNamed = isGroup(data) && "slug" in data;
    edits.set(own, [...(edits.get(own) ?? []), ...(old && !isNamed ? keepAddress(data, type, old, to) : [])]);
  }
  const texts = [...edits].map(([other, changes]) => [other, applyEdits(readStored(contentRoot, other).text, changes)]);
  const nameAfter = (other: string) => (nameInLanguage(other) === file ? `${folderOf(other)}${fresh}` : other);
  const write = () => {
    for (const [other = "", text = ""] of texts) {
      const own = nameInLanguage(other) === file ? withPath(text, old ?? "", path) : text;
      writeWhole(pathOf(contentRoot, nameAfter(other)), own);
    }
    for (const { file: own } of moved) rmSync(pathOf(contentRoot, own));
  };
  keepInStep(contentRoot, write, nameAfter);
  return { file: fresh, changed: texts.map(([other = ""]) => other).filter((other) => other !== file) };
}

export function linksToFile({ contentRoot }: Workplace, file: string) {
  const target = targetOf(file);
  if (!target) return [];
  return linksTo(loadContent(contentRoot), target).flatMap(({ file: other, value }) =>
    nameInLanguage(other) === file ? [] : [{ file: other, value }],
  );
}

/** Removes a file with its translations, unless it is not the one that was looked at. */
export function deleteFile(workplace: Workplace, file: string, base: string): void {
  typeOfMany(nameInLanguage(file));
  const { contentRoot, drafts } = workplace;
  if (readStored(contentRoot, file).text !== base) {
    throw new EditRefusal(`content/${file} has changed meanwhile; look at it again before it goes.`, 409);
  }
  for (const { file: own } of loadContent(contentRoot)) {
    if (own !== file && nameInLanguage(own) !== file) continue;
    rmSync(pathOf(contentRoot, own));
    drafts.remove(own);
  }
}
