import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { contentKinds } from "./kinds";

/** `npm run content:schemas`: what an editor program needs to help while typing, written from the schemas. */

/** One file for each kind of content, as text; the key is the path from the project's root. */
export function editorSchemaFiles(): Map<string, string> {
  const files = new Map<string, string>();
  const associations: Record<string, string> = {};
  for (const { typeName, files: pattern, schema } of contentKinds) {
    const path = `.vscode/schemas/${typeName}.json`;
    files.set(
      path,
      `${JSON.stringify(z.toJSONSchema(schema, { io: "input", target: "draft-7", unrepresentable: "any" }), null, 2)}\n`,
    );
    associations[path] = `content/${pattern.replace("*", "*.yaml")}`;
  }
  const settings = { "yaml.schemas": associations, "editor.defaultFormatter": "biomejs.biome" };
  files.set(".vscode/settings.json", `${JSON.stringify(settings, null, 2)}\n`);
  return files;
}

/** Writes the files below a folder. */
export function writeEditorSchemas(root: string): void {
  mkdirSync(join(root, ".vscode/schemas"), { recursive: true });
  for (const [path, text] of editorSchemaFiles()) writeFileSync(join(root, path), text);
}

if (require.main === module) {
  writeEditorSchemas(resolve("."));
  console.log("The editor's schemas are written to .vscode/.");
}
