import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { type ContentTypeRow, contentTypes } from "../../src/content/content-types";
import { allEntries } from "../../src/content/read-site";
import { link, order, text } from "../../src/content/schemas/fields";
import { head } from "../../src/content/schemas/page-opening";
import { readCheckedSites } from "../../src/content-check/checked-site";
import { editorSchemas } from "../../src/content-check/editor-schemas";
import { contentNode } from "../../src/gatsby/schema/content-nodes";
import { copyOfSite } from "../support/site-copy";

/**
 * The price of a new content type: a row in the table of content types, its schema, its template and its file. This plants a row
 * and a file, and changes nothing else; whatever asks for more than that fails here.
 */

const career = {
  typeName: "Career",
  files: "careers/*",
  schema: z.strictObject({ order, head, title: text("The headline."), apply: link.describe("Where to apply.") }),
  page: { path: "/careers/:name", tint: "sun", schemaOrg: "WebPage", llms: "company", template: "career-page" },
} as const satisfies ContentTypeRow;

const file = `order: 1
head:
  title: Keeper
  description: Keeps the light of {company} burning, in every night of the year and in all weathers, and writes down what it saw.
  keywords: [keeper]
title: Keeper of {company}
apply: { url: /careers/keeper, text: Apply }
`;

const contentRoot = () => join(resolve(copy), "content");
let copy = "";

beforeAll(() => {
  (contentTypes as unknown as ContentTypeRow[]).push(career);
});

beforeEach(() => {
  copy = copyOfSite();
  mkdirSync(join(contentRoot(), "careers"));
  writeFileSync(join(contentRoot(), "careers/keeper.yaml"), file);
});

const read = () => readCheckedSites({ contentRoot: contentRoot() })[0];
const planted = () => allEntries(read()).find(({ type }) => (type as ContentTypeRow) === career)?.entry;

test("its file is read, checked and filled in, and has its path, to which files can link", () => {
  const company = read().SiteSettings.data.facts.company;
  expect(planted()).toMatchObject({ path: "/careers/keeper", data: { title: `Keeper of ${company}` } });
  writeFileSync(join(contentRoot(), "careers/keeper.yaml"), file.replace("/careers/keeper", "/nowhere"));
  expect(read).toThrow("content/careers/keeper.yaml:7:15\n    apply.url: ");
});

test("editors' programs know its fields", () => {
  const { schemas, associations } = editorSchemas(contentRoot());
  expect(schemas.get(".vscode/schemas/Career.json")).toContain("Where to apply.");
  expect(Object.values(associations)).toContain("content/careers/*.yaml");
});

// The page that is made of it: src/gatsby/hooks/create-pages.test.ts.
test("Gatsby gets its node", () => {
  const tools = { createContentDigest: () => "digest", createNodeId: (id: string) => id };
  const site = read();
  const [found] = allEntries(site).filter(({ type }) => (type as ContentTypeRow) === career);
  const node = found && contentNode({ ...found, site }, tools);
  expect(node).toMatchObject({ path: "/careers/keeper", tint: "sun", internal: { type: "Career" } });
});
