import { expect, test } from "vitest";
import type { ContentType } from "../../src/content/content-types";
import { fieldSchemaOf, visitFields } from "../../src/content/fields/field-schemas";
import { allEntries, readSites } from "../../src/content/read-site";
import { pageData } from "./public-folder";

/** The fields of an entry that no page is given. */
function hiddenIn(type: ContentType, data: unknown): string[] {
  const names: string[] = [];
  visitFields(fieldSchemaOf(type), data, (_, path, field) => field.isHidden && names.push(path.join(".")));
  return names;
}

const sites = readSites();
const hiding = sites
  .flatMap(allEntries)
  .flatMap(({ type, entry: { path, data } }) => (path && hiddenIn(type, data).length > 0 ? [{ path, type }] : []));

test.each(hiding)("$path is given nothing that its schema hides", ({ path, type }) => {
  const { tint, ...data } = pageData(path).result.data.entry?.data ?? {};
  expect(hiddenIn(type, data)).toEqual([]);
});
