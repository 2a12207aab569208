import { expect, test } from "vitest";
import { readSources } from "../support/import-graph";
import { layerErrors } from "../support/layers";

test("imports run one way", () => {
  expect(layerErrors(readSources(["src", "server", "editor", "tools", "tests", "art"]))).toEqual([]);
});

/** Lines that import; written so that they are none in this file. */
const importOf = (name: string) => `import { a } from ${JSON.stringify(name)};`;
const typeFrom = (name: string) => `import type { A } from ${JSON.stringify(name)};`;

const link = "src/components/link.tsx";

test.each([
  [
    "a layer that looks up",
    { "src/theme/colors.ts": importOf("../components/link"), [link]: "" },
    [`src/theme/colors.ts may not use ${link}`],
  ],
  [
    "an import by type from deep below",
    { "src/content/schemas/pages/a.ts": typeFrom("../../../components/link"), [link]: "" },
    [`src/content/schemas/pages/a.ts may not use ${link}`],
  ],
  [
    "a fragment of a layer that may not be imported",
    {
      "src/components/picture.tsx": "  fragment Card on Service {\n",
      "src/gatsby/files/a.ts": "  query Files {\n    ...Card\n",
    },
    ["src/gatsby/files/a.ts may not use src/components/picture.tsx"],
  ],
  [
    "a query's type from another layer",
    { "src/gatsby/files/a.ts": "  query Files {\n", "src/enquiry/b.ts": "type B = Queries.FilesQuery;" },
    ["src/enquiry/b.ts may not use src/gatsby/files/a.ts"],
  ],
  ["a new folder", { "src/blog/a.ts": "" }, ["src/blog/a.ts is in no layer of tests/support/layers.ts"]],
])("%s is refused", (_, planted, faults) => {
  expect(layerErrors(planted)).toEqual(faults);
});
