import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { jsonSchemaOf } from "../content/fields/field-schemas";
import { loadContent } from "../content/files/load";
import { contentKinds } from "../content/kinds";
import { contentLists, type OfferedValue } from "./content-lists";

/** What VS Code needs to help while typing, written from the schemas by the commands that an editor uses. */

type Schema = Record<string, unknown>;

const folder = ".vscode/schemas";

/** The lists of what there is in the content; another file, since it changes with the content and not with the code. */
const listsFile = "content-lists.json";

function listOf(format: unknown, isPage: boolean): string | undefined {
  if (format === "file") return isPage ? "pictureOfPage" : "pictureOfList";
  return format === "link" || format === "endpoint" ? format : undefined;
}

/** A schema for each kind of content, as text, and which files it is for; both by its path from the project's root. */
export function editorSchemas() {
  const schemas = new Map<string, string>();
  const associations: Record<string, string> = {};
  for (const { typeName, files, schema } of contentKinds) {
    const path = `${folder}/${typeName}.json`;
    // What there is to choose from is offered, and nothing more is refused by it.
    const helpful = jsonSchemaOf(schema, "draft-7", (field) => {
      const list = listOf(field.contentFormat, files.includes("/"));
      if (list) field.anyOf = [{ $ref: `${listsFile}#/definitions/${list}` }, { type: "string" }];
    });
    schemas.set(path, JSON.stringify(helpful));
    associations[path] = `content/${files.replace("*", "*.yaml")}`;
  }
  return { schemas, associations };
}

function listSchema(offered: readonly OfferedValue[]): Schema {
  const values = offered.length > 0 ? offered : [{ value: "", words: "None yet" }];
  return { enum: values.map(({ value }) => value), enumDescriptions: values.map(({ words }) => words) };
}

export function contentListsFile(contentRoot: string): string {
  const lists = Object.entries(contentLists(loadContent(contentRoot), contentRoot));
  const definitions = Object.fromEntries(lists.map(([name, values]) => [name, listSchema(values)]));
  return JSON.stringify({ $schema: "http://json-schema.org/draft-07/schema#", definitions });
}

/** Writes a file of the editor program, unless it is so already: the program reads each that is written. */
function write(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, "utf8") === text) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** What somebody has set in the editor program stays; undefined where it is written in a way that only it understands. */
function settingsIn(path: string): Schema | undefined {
  if (!existsSync(path)) return {};
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}

/** Writes the lists anew, after a change of the content; only where editor programs are used with the schemas. */
export function refreshContentLists(root: string, contentRoot: string): void {
  if (existsSync(join(root, folder))) write(join(root, folder, listsFile), contentListsFile(contentRoot));
}

/** Writes all that VS Code's YAML extension needs to help in a project; not where its content is elsewhere. */
export function writeEditorHelp(root: string, contentRoot: string): void {
  if (contentRoot !== join(root, "content")) return;
  const { schemas, associations } = editorSchemas();
  for (const [path, text] of schemas) write(join(root, path), text);
  refreshContentLists(root, contentRoot);
  const settings = settingsIn(join(root, ".vscode/settings.json"));
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
