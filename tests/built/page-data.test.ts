import { expect, test } from "vitest";
import { fieldsOfKind, visitFields } from "../../src/content/fields/field-schemas";
import type { Kind } from "../../src/content/kinds";
import { allEntries, readSites } from "../../src/content/read-site";
import { pageData } from "./public-folder";

/** The fields of an entry that no page is given. */
function hiddenIn(kind: Kind, data: unknown): string[] {
  const names: string[] = [];
  visitFields(fieldsOfKind(kind), data, (_, path, field) => field.isHidden && names.push(path.join(".")));
  return names;
}

const sites = readSites();
const hiding = sites
  .flatMap(allEntries)
  .flatMap(({ kind, entry: { path, data } }) => (path && hiddenIn(kind, data).length > 0 ? [{ path, kind }] : []));

test.each(hiding)("$path is given nothing that its schema hides", ({ path, kind }) => {
  const { tint, ...data } = pageData(path).result.data.entry?.data ?? {};
  expect(hiddenIn(kind, data)).toEqual([]);
});
