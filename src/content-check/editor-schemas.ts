import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { contentTypeOf, contentTypes, fileName, pagePathOf } from "../content/content-types";
import { type FieldSchema, fieldSchemaOf } from "../content/fields/field-schemas";
import { valueAt } from "../content/fields/values";
import { filesBelow } from "../content/files/file-tree";
import { type ContentFile, loadContent } from "../content/files/load";
import { filesOfLanguage } from "../content/languages/languages";
import { isEveningFile } from "../content/pictures/evening-picture";
import { settingsAt } from "./targets";

const folder = ".vscode/schemas";

export interface OfferedValue {
  value: string;
  words: string;
}

const offered = (values: readonly (readonly [value: string, words: unknown])[]): OfferedValue[] =>
  [...new Map(values)].map(([value, words]) => ({ value, words: String(words) }));

export function contentLists(files: readonly ContentFile[], contentRoot: string) {
  const pages = filesOfLanguage(files, "").flatMap(({ file, data }) => {
    if (contentTypeOf(file)?.typeName === "Wizard")
      return [[`/contact#${fileName(file)}`, "Opens this wizard"] as const];
    const path = pagePathOf(file);
    return path === undefined ? [] : [[path, valueAt(data, ["head", "title"]) ?? file] as const];
  });
  const names = Object.entries(settingsAt(files, ["links"]) ?? {}).map(([name, url]) => [`site:${name}`, url] as const);
  const pictures = filesBelow(join(contentRoot, "images")).filter(
    (name) => /\.(png|jpe?g|webp|svg)$/i.test(name) && !isEveningFile(name),
  );
  const picturesFrom = (path: string) => offered(pictures.map((name) => [path + name, "A picture"]));
  return {
    link: offered([...pages, ...names, ["mailto:{email}", "The shared e-mail address"]]),
    pictureOfList: picturesFrom("images/"),
    pictureOfPage: picturesFrom("../images/"),
  };
}

/** A schema for each content type, as text, and which files it is for; both by its path from the project's root. */
export function editorSchemas(contentRoot: string) {
  const lists = Object.entries(contentLists(loadContent(contentRoot), contentRoot)).map(([name, offers]) => {
    const values = offers.length > 0 ? offers : [{ value: "", words: "None yet" }];
    return [name, { enum: values.map(({ value }) => value), enumDescriptions: values.map(({ words }) => words) }];
  });
  const definitions = Object.fromEntries(lists);
  const schemas = new Map<string, string>();
  const associations: Record<string, string> = {};
  for (const type of contentTypes) {
    const { typeName, files } = type;
    const file = files.includes("/") ? "pictureOfPage" : "pictureOfList";
    const lists: Record<string, string> = { link: "link", file };
    const path = `${folder}/${typeName}.json`;
    // What there is to choose from is offered, and nothing more is refused by it.
    const helpful = (_: string, field: FieldSchema | null) => {
      const list = lists[field?.contentFormat ?? ""];
      return list ? { ...field, anyOf: [{ $ref: `#/definitions/${list}` }, { type: "string" }] } : field;
    };
    schemas.set(path, JSON.stringify({ ...fieldSchemaOf(type), definitions }, helpful));
    associations[path] = `content/${files.replace("*", "*.yaml")}`;
  }
  return { schemas, associations };
}

/** Writes a file of the editor program, unless it is so already: the program reads each that is written. */
function write(path: string, text: string): void {
  try {
    if (existsSync(path) && readFileSync(path, "utf8") === text) return;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  } catch {
    // It helps, and where nothing can be written the check goes on without it.
  }
}

/** What somebody has set in the editor program stays; undefined where it is written in a way that only it understands. */
function ownSettings(path: string): Record<string, unknown> | undefined {
  if (!existsSync(path)) return {};
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}

export function writeEditorHelp(root: string, contentRoot: string): void {
  if (contentRoot !== join(root, "content")) return;
  const { schemas, associations } = editorSchemas(contentRoot);
  for (const [path, text] of schemas) write(join(root, path), text);
  const settings = ownSettings(join(root, ".vscode/settings.json"));
  const own = {
    "editor.defaultFormatter": "biomejs.biome",
    "[yaml]": { "editor.defaultFormatter": "redhat.vscode-yaml", "editor.formatOnSave": false },
    ...settings,
    "yaml.schemas": associations,
  };
  if (settings) write(join(root, ".vscode/settings.json"), `${JSON.stringify(own, null, 2)}\n`);
  const extensions = { recommendations: ["redhat.vscode-yaml", "biomejs.biome"] };
  write(join(root, ".vscode/extensions.json"), `${JSON.stringify(extensions, null, 2)}\n`);
}
