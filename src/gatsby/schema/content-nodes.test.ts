import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Node } from "gatsby";
import { load } from "js-yaml";
import { expect, test } from "vitest";
import { testContent } from "../../../tests/support/test-content";
import { site } from "../../../tests/support/test-site";
import { contentNode, type NodeTools } from "./content-nodes";
import { fileType } from "./graphql-types";

const file = "pages/about.yaml";

/** A page as Gatsby has read it, and Gatsby as far as a node needs it. */
const yaml = {
  ...(load(readFileSync(join(testContent, file), "utf8")) as object),
  id: "yaml",
  parent: "file",
  children: [],
  internal: { type: fileType, contentDigest: file },
} as unknown as Node;
const tools = {
  createContentDigest: (value: object) => JSON.stringify(value),
  createNodeId: (id: string) => id,
  getNode: () => ({ id: "file", relativePath: file, absolutePath: join(testContent, file) }),
} as unknown as NodeTools;

test("a page is built anew after a change of a fact that it uses, and of no other", () => {
  const { placeholders, language } = site;
  const digestWith = (facts: Record<string, string>) => {
    const changed = { ...placeholders, facts: { ...placeholders.facts, ...facts } };
    return contentNode(yaml, [{ language, placeholders: changed }], tools)?.internal.contentDigest;
  };
  expect(digestWith({ company: "Other" })).not.toBe(digestWith({}));
  expect(digestWith({ register: "Other" })).toBe(digestWith({}));
});
