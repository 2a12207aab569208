import { expect, test } from "vitest";
import { readSources, type Sources } from "../support/import-graph";

const declared = /^(?:export )?(?:declare )?(?:interface|type) (\w+)\b(?!.*\bfrom\b)/gm;

/** Names that more than one file gives a type, with those files: whoever reads one of them must think of the other. */
function repeatedNames(sources: Sources): Record<string, string[]> {
  const files = new Map<string, Set<string>>();
  for (const [path, text] of Object.entries(sources)) {
    // What a module declares of others' programs keeps their names.
    if (path.endsWith(".d.ts")) continue;
    for (const [, name = ""] of text.matchAll(declared)) files.set(name, (files.get(name) ?? new Set()).add(path));
  }
  return Object.fromEntries(
    [...files].filter(([, paths]) => paths.size > 1).map(([name, paths]) => [name, [...paths]]),
  );
}

test("no two types have one name", () => {
  expect(repeatedNames(readSources(["src", "server", "editor", "tools", "tests", "art"]))).toEqual({});
});

test("a second type of a name is found, exported or not; an import is none", () => {
  const sources = {
    "src/a.ts": "export interface Row {\n",
    "server/b.ts": "type Row = string;\n",
    "tools/c.ts": `import type { Row } from ${JSON.stringify("../src/a")};\n`,
  };
  expect(repeatedNames(sources)).toEqual({ Row: ["src/a.ts", "server/b.ts"] });
});
