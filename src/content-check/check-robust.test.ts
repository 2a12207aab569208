import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import fc from "../../tests/support/same-cases";
import { testContent } from "../../tests/support/test-content";
import { testFolder } from "../../tests/support/test-folder";
import { staticFolder } from "../content/files/file-tree";
import { loadContent, parseContent } from "../content/files/load";
import { checkContent, checkFiles } from "./check";

const options = { contentRoot: testContent, staticRoot: staticFolder() };
const files = loadContent(testContent);

/** Snippets that editors type by mistake, and those of which YAML makes the most. */
const snippets = fc.oneof(
  fc.constantFrom(
    ..."*New*|&a|!New|!!binary |0b11|1_000|<<: |- |? |\t|\v|{|[|'|\"|\n|\n  |%YAML 1.1\n|---\n|...\n|#|\u0000|~|null|2024-01-01|: |: : |{company}|{|@|`|>|>-\n|\u00e4|../images|/about/|site:|\\|__proto__: 1\n".split(
      "|",
    ),
  ),
  fc.string({ unit: "binary", maxLength: 12 }),
);

const edit = fc.record({
  file: fc.nat({ max: files.length - 1 }),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  removed: fc.oneof(fc.nat({ max: 3 }), fc.nat({ max: 400 })),
  inserted: fc.array(snippets, { maxLength: 3 }),
});

test("no edit makes the check fail", () => {
  fc.assert(
    fc.property(edit, ({ file, at, removed, inserted }) => {
      const original = files[file];
      if (!original) return;
      const offset = Math.floor(at * original.source.length);
      const source = original.source.slice(0, offset) + inserted.join("") + original.source.slice(offset + removed);
      const edited = parseContent(original.file, original.absolutePath, source);
      checkFiles(files.with(file, edited), options);
    }),
    { numRuns: 20 },
  );
});

test("what is no file is reported, and links that lead nowhere in a place where no content is stop nothing", () => {
  const root = testFolder();
  mkdirSync(join(root, "services/devops.yaml"), { recursive: true });
  mkdirSync(join(root, "site.yaml"));
  for (const link of ["navigation.yaml", ".#languages.yaml", "notes.txt"]) symlinkSync("nowhere", join(root, link));
  const problems = checkContent({ contentRoot: root, staticRoot: staticFolder() });
  const told = problems.filter(({ message }) => !message.startsWith("found no such file"));
  expect(told.map(({ file, message }) => `${file}: ${message}`)).toEqual([
    "content/navigation.yaml: found a link to a file that is not there; expected a file.",
    "content/services/devops.yaml: found a folder with the name of a file; expected a file.",
    "content/site.yaml: found a folder with the name of a file; expected a file.",
  ]);
});
