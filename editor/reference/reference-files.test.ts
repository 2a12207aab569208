import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { type FieldSchema, fieldsOfKind, resolveField, schemasWithin } from "../../src/content/fields/field-schemas";
import { contentKinds } from "../../src/content/kinds";
import { anchorOf } from "./markdown";
import { referenceFiles, referenceFolder } from "./reference-files";

const files = referenceFiles();

test("the committed reference is that of the code: run npm run content:reference after a change", () => {
  for (const [file, text] of files) expect(readFileSync(join(referenceFolder, file), "utf8"), file).toBe(text);
  const committed = readdirSync(referenceFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(referenceFolder.length + 1));
  expect(committed.sort()).toEqual([...files.keys()].sort());
});

/** Descriptions of every field of every kind of file. */
function descriptionsIn(root: FieldSchema): string[] {
  const seen = new Set<FieldSchema>();
  const walk = (unresolved: FieldSchema): string[] => {
    const field = resolveField(unresolved, root);
    if (seen.has(unresolved)) return [];
    seen.add(unresolved);
    const own = Object.values(field.properties ?? {});
    return [
      ...own.flatMap((property) => resolveField(property, root).description ?? []),
      ...schemasWithin(field).flatMap(walk),
    ];
  };
  return walk(root);
}

test("every field of every kind of file is told", () => {
  const told = [...files.values()].join("\n");
  const all = new Set(contentKinds.flatMap((kind) => descriptionsIn(fieldsOfKind(kind))));
  expect(all.size).toBeGreaterThan(500);
  expect([...all].filter((words) => !told.includes(words.replaceAll("|", "\\|")))).toEqual([]);
});

test("everything that the reference leads to is there", () => {
  const anchors = (text: string) => [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) => anchorOf(title));
  const broken = [...files].flatMap(([file, text]) =>
    [...text.matchAll(/\]\(([^)#]*)(?:#([^)]*))?\)/g)]
      .filter(([, target = "", anchor]) => {
        const linked = files.get(join(dirname(file), target));
        if (anchor !== undefined) return !anchors(linked ?? "").includes(anchor);
        return linked === undefined && !existsSync(join(referenceFolder, dirname(file), target));
      })
      .map(([link]) => `${file}: ${link}`),
  );
  expect(broken.filter((link) => !/\((\/|https?:|site:)/.test(link))).toEqual([]);
});
