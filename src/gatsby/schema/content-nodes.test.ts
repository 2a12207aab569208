import { expect, test } from "vitest";
import { testContent } from "../../../tests/support/test-content";
import { loadContent, parseContent } from "../../content/files/load";
import { allEntries, sitesOf } from "../../content/read-site";
import { contentNode } from "./content-nodes";

const tools = {
  createContentDigest: (value: unknown) => JSON.stringify(value),
  createNodeId: (id: string) => id,
};

/** The digest of a page while a fact of `site.yaml` has another value. */
function digestWith(find: RegExp, replace: string): string | undefined {
  const files = loadContent(testContent).map((content) =>
    content.file === "site.yaml"
      ? parseContent(content.file, content.absolutePath, content.source.replace(find, replace))
      : content,
  );
  const [site] = sitesOf(files);
  const about = allEntries(site).find(({ entry }) => entry.file === "pages/about.yaml");
  return about && contentNode({ ...about, site }, tools).internal.contentDigest;
}

test("a page is built anew after a change of a fact that it uses, and of no other", () => {
  const before = digestWith(/^$/, "");
  expect(digestWith(/^ {2}company: .*$/m, "  company: Other")).not.toBe(before);
  expect(digestWith(/^ {2}register: .*$/m, "  register: Other")).toBe(before);
});
