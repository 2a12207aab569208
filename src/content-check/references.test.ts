import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { copyOfSite } from "../../tests/support/site-copy";
import { checkContent } from "./check";

/** Problems of the tests' own site, with other relations of its lenses. */
function problemsWith(related: readonly string[]): string[] {
  const site = copyOfSite();
  const file = join(site, "content/services/lenses.yaml");
  writeFileSync(file, readFileSync(file, "utf8").replace(/^related: .*$/m, `related: [${related.join(", ")}]`));
  return checkContent({ contentRoot: join(site, "content"), staticRoot: join(site, "static") })
    .filter((problem) => problem.file.startsWith("content/") && !problem.file.startsWith("content/de/"))
    .map((problem) => `${problem.file} ${problem.field}: ${problem.message}`);
}

test("one that does not lead back is told, on both sides", () => {
  expect(problemsWith(["/products/beacon-planner", "/industries/fishing"])).toEqual([
    'content/industries/ferries.yaml related[1]: found "/services/lenses", which does not lead back; add /industries/ferries to related in content/services/lenses.yaml, or leave it out here.',
    'content/services/lenses.yaml related[2]: found "/industries/fishing", which does not lead back; add /services/lenses to related in content/industries/fishing.yaml, or leave it out here.',
  ]);
});

test.each([
  ["/services/lamps#features", "; expected one of /industries/ferries, /industries/fishing"],
  ["/about", "; expected one of /industries/ferries, /industries/fishing"],
  ["/services/lenses", ", which is this page itself; name another."],
  ["/products/beacon-planner", ", which stands in this list already; name another."],
])("%s is told", (path, message) => {
  expect(problemsWith(["/products/beacon-planner", "/industries/ferries", path])).toEqual([
    expect.stringContaining(`content/services/lenses.yaml related[3]: found "${path}"${message}`),
  ]);
});
