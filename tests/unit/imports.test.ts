import { expect, test } from "vitest";
import { readSources } from "../support/import-graph";
import { importFaults } from "../support/rooms";

test("imports run one way, without a circle, and what is frozen has one way in", () => {
  expect(importFaults(readSources(["src", "server", "editor", "tools", "tests", "art"]))).toEqual([]);
});

/** Lines that import; written so that they are none in this file. */
const importOf = (name: string) => `import { a } from ${JSON.stringify(name)};`;
const typeFrom = (name: string) => `import type { A } from ${JSON.stringify(name)};`;

const link = "src/components/link.tsx";

test.each([
  [
    "a room that looks the wrong way",
    { "src/theme/colors.ts": importOf("../components/link"), [link]: "" },
    [`src/theme/colors.ts may not use ${link}`],
  ],
  [
    "an import by type from deep below",
    { "src/content/schemas/pages/a.ts": typeFrom("../../../components/link"), [link]: "" },
    [`src/content/schemas/pages/a.ts may not use ${link}`],
  ],
  [
    "a circle of types",
    { "src/video/a.ts": typeFrom("./b"), "src/video/b.ts": `export type { A } from ${JSON.stringify("./a")};` },
    ["circle: src/video/a.ts -> src/video/b.ts -> src/video/a.ts"],
  ],
  [
    "a circle over a dynamic import",
    { "src/video/a.ts": `const b = () => import(${JSON.stringify("./b")});`, "src/video/b.ts": importOf("./a") },
    ["circle: src/video/a.ts -> src/video/b.ts -> src/video/a.ts"],
  ],
  [
    "a fragment of a room that may not be imported",
    {
      "src/components/picture.tsx": "  fragment Card on Service {\n",
      "src/gatsby/files/a.ts": "  query Files {\n    ...Card\n",
    },
    ["src/gatsby/files/a.ts may not use src/components/picture.tsx"],
  ],
  [
    "a query's type from another room",
    { "src/gatsby/files/a.ts": "  query Files {\n", "src/enquiry/b.ts": "type B = Queries.FilesQuery;" },
    ["src/enquiry/b.ts may not use src/gatsby/files/a.ts"],
  ],
  [
    "a second way in to a frozen package",
    { [link]: importOf("react-helmet") },
    [`${link} names "react-helmet"; only src/components/seo/head-tags.tsx may`],
  ],
  [
    "a server that loads React by way of the content",
    {
      "server/app.ts": importOf("../src/content/load"),
      "src/content/load.ts": importOf("react"),
    },
    ["server/app.ts loads react by src/content/load.ts", "src/content/load.ts loads react by src/content/load.ts"],
  ],
  ["a new room", { "src/blog/a.ts": "" }, ["src/blog/a.ts is in no room of tests/support/rooms.ts"]],
  [
    "an import of nothing",
    { "src/video/a.ts": importOf("./gone") },
    ["src/video/a.ts imports ./gone, which is no file"],
  ],
])("%s is refused", (_, planted, faults) => {
  expect(importFaults(planted)).toEqual(faults);
});
