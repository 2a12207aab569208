import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { copyOfSite } from "../../../tests/support/site-copy";
import { loadContent } from "../../content/files/load";
import { relatedProblems } from "./check-related";

/** Problems of the tests' own site, with other relations of its lenses. */
function problemsWith(related: readonly string[]): string[] {
  const root = join(copyOfSite(), "content");
  const file = join(root, "services/lenses.yaml");
  const text = readFileSync(file, "utf8").replace(/^related: .*$/m, `related: [${related.join(", ")}]`);
  writeFileSync(file, text);
  return relatedProblems(loadContent(root), { pages: new Map([["/about", []]]) }).map(
    ({ file, field, message }) => `${file} ${field}: ${message}`,
  );
}

test("relations that lead both ways are in order", () => {
  expect(problemsWith(["/products/beacon-planner", "/industries/ferries"])).toEqual([]);
});

test("one that does not lead back is told, on both sides", () => {
  expect(problemsWith(["/products/beacon-planner", "/industries/fishing"])).toEqual([
    'content/industries/ferries.yaml related[1]: found "/services/lenses", which does not lead back; add /industries/ferries to related in content/services/lenses.yaml, or leave it out here.',
    'content/services/lenses.yaml related[2]: found "/industries/fishing", which does not lead back; add /services/lenses to related in content/industries/fishing.yaml, or leave it out here.',
  ]);
});

test.each([
  ["/about", "which is no page of a service, product or industry; expected a path such as /services/devops."],
  ["/services/lenses", "which is this page itself; name another."],
  ["/products/beacon-planner", "which stands in this list already; name another."],
])("%s is told", (path, message) => {
  expect(problemsWith(["/products/beacon-planner", "/industries/ferries", path])).toEqual([
    `content/services/lenses.yaml related[3]: found "${path}", ${message}`,
  ]);
});
