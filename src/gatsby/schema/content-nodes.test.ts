import { join } from "node:path";
import type { Node } from "gatsby";
import { expect, test } from "vitest";
import { testContent } from "../../../tests/support/test-content";
import { loadContent, parseContent } from "../../content/files/load";
import { sitesOf } from "../../content/read-site";
import { contentNode, type NodeTools } from "./content-nodes";
import { fileType } from "./graphql-types";

const yaml = { id: "yaml", parent: "file", children: [], internal: { type: fileType } } as unknown as Node;
const tools = {
  createContentDigest: (value: object) => JSON.stringify(value),
  createNodeId: (id: string) => id,
  getNode: () => ({ absolutePath: join(testContent, "pages/about.yaml") }),
} as unknown as NodeTools;

/** The digest of a page while a fact of `site.yaml` has another value. */
function digestWith(find: RegExp, replace: string): string | undefined {
  const files = loadContent(testContent).map((content) =>
    content.file === "site.yaml"
      ? parseContent(content.file, content.absolutePath, content.source.replace(find, replace))
      : content,
  );
  return contentNode(yaml, sitesOf(files), tools)?.internal.contentDigest;
}

test("a page is built anew after a change of a fact that it uses, and of no other", () => {
  const before = digestWith(/^$/, "");
  expect(digestWith(/^ {2}company: .*$/m, "  company: Other")).not.toBe(before);
  expect(digestWith(/^ {2}register: .*$/m, "  register: Other")).toBe(before);
});
