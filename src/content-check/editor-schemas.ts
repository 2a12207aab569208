import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { jsonSchemaOf } from "../content/fields/field-schemas";
import { isGroup } from "../content/fields/values";
import { contentFolder } from "../content/files/content-folder";
import { loadContent } from "../content/files/load";
import { contentKinds } from "../content/kinds";
import { blockComponentsFile } from "./block-components";
import { contentLists, type OfferedValue } from "./content-lists";
import { enumWords } from "./enum-words";

/** `npm run content:schemas`: what an editor program needs to help while typing, written from the schemas. */

type Schema = Record<string, unknown>;

const folder = ".vscode/schemas";

/** The lists of what there is in the content; another file, since it changes with the content and not with the code. */
const listsFile = "content-lists.json";

/** Their path from the project's root. */
export const contentListsPath = `${folder}/${listsFile}`;

/** List that a field is completed from, by its format. */
function listOf(format: unknown, isPage: boolean): string | undefined {
  if (format === "file") return isPage ? "pictureOfPage" : "pictureOfList";
  return format === "link" || format === "endpoint" ? format : undefined;
}

/** A schema with a word on each value of its lists, and with what can be chosen from. Nothing more is refused by it. */
function helpful(schema: unknown, isPage: boolean, id?: string): unknown {
  if (Array.isArray(schema)) return schema.map((part) => helpful(part, isPage));
  if (!isGroup(schema)) return schema;
  const words = enumWords[id ?? ""];
  const list = listOf(schema.contentFormat, isPage);
  const inner = Object.fromEntries(
    Object.entries(schema).map(([name, part]) => [
      name,
      name === "definitions" || name === "properties"
        ? Object.fromEntries(
            Object.entries(part as Schema).map(([key, value]) => [
              key,
              helpful(value, isPage, name === "definitions" ? key : undefined),
            ]),
          )
        : helpful(part, isPage),
    ]),
  );
  return {
    ...inner,
    ...(Array.isArray(schema.enum) && words && { enumDescriptions: schema.enum.map((value) => words[String(value)]) }),
    ...(list && { anyOf: [{ $ref: `${listsFile}#/definitions/${list}` }, { type: "string" }] }),
  };
}

/** One file for each kind of content, and the program of the kinds of block, as text; the key is the path from the project's root. */
export function editorSchemaFiles(): Map<string, string> {
  const files = new Map([["src/blocks/components.ts", blockComponentsFile()]]);
  const associations: Record<string, string> = {};
  for (const { typeName, files: pattern, schema } of contentKinds) {
    const path = `${folder}/${typeName}.json`;
    const written = jsonSchemaOf(schema, "draft-7");
    files.set(path, `${JSON.stringify(helpful(written, pattern.includes("/")), null, 2)}\n`);
    associations[path] = `content/${pattern.replace("*", "*.yaml")}`;
  }
  const settings = {
    "yaml.schemas": associations,
    "editor.defaultFormatter": "biomejs.biome",
    "[yaml]": { "editor.defaultFormatter": "redhat.vscode-yaml", "editor.formatOnSave": false },
  };
  files.set(".vscode/settings.json", `${JSON.stringify(settings, null, 2)}\n`);
  const extensions = { recommendations: ["redhat.vscode-yaml", "biomejs.biome"] };
  files.set(".vscode/extensions.json", `${JSON.stringify(extensions, null, 2)}\n`);
  return files;
}

/** A list without any value would be no schema. */
function listSchema(offered: readonly OfferedValue[]): Schema {
  const values = offered.length > 0 ? offered : [{ value: "", words: "None yet" }];
  return { enum: values.map(({ value }) => value), enumDescriptions: values.map(({ words }) => words) };
}

/** The lists as a file that the schemas refer to. */
export function contentListsFile(contentRoot: string): string {
  const lists = Object.entries(contentLists(loadContent(contentRoot), contentRoot));
  const definitions = Object.fromEntries(lists.map(([name, values]) => [name, listSchema(values)]));
  return `${JSON.stringify({ $schema: "http://json-schema.org/draft-07/schema#", definitions }, null, 2)}\n`;
}

/** Writes the lists anew, after a change of the content; only where editor programs are used with the schemas. */
export function refreshContentLists(root: string, contentRoot: string): void {
  const path = join(root, contentListsPath);
  const text = contentListsFile(contentRoot);
  if (existsSync(path) && readFileSync(path, "utf8") !== text) writeFileSync(path, text);
}

export function writeEditorSchemas(root: string, contentRoot: string): void {
  mkdirSync(join(root, folder), { recursive: true });
  for (const [path, text] of editorSchemaFiles()) writeFileSync(join(root, path), text);
  writeFileSync(join(root, contentListsPath), contentListsFile(contentRoot));
}

if (require.main === module) {
  writeEditorSchemas(resolve("."), contentFolder());
  console.log("The editor's schemas are written to .vscode/.");
}
