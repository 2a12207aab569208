import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { editorSchemaFiles } from "./editor-schemas";

test("the editor's committed schemas are those of the code: run npm run content:schemas after a change", () => {
  for (const [path, text] of editorSchemaFiles()) expect(readFileSync(path, "utf8"), path).toBe(text);
});
