import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { licencesFile, licencesText, projectLicences } from "./licences";

test("packages stand below their licence, without those for development and those that are not installed", () => {
  const packages = {
    "": { version: "1.0.0" },
    "node_modules/a": { version: "1.0.0", license: "MIT" },
    "node_modules/b/node_modules/a": { version: "1.0.0", license: "MIT" },
    "node_modules/b": { version: "2.0.0", license: "ISC" },
    "node_modules/c": { version: "3.0.0", license: "MIT" },
    "node_modules/old": { version: "0.1.0" },
    "node_modules/other-platform": { version: "1.0.0", optional: true },
    "node_modules/tool": { version: "9.0.0", license: "MIT", dev: true },
  };
  expect(licencesText({ packages }, (folder) => (folder.endsWith("old") ? { type: "BSD" } : undefined))).toContain(
    "## MIT (2)\n\na 1.0.0, c 3.0.0\n\n## BSD (1)\n\nold 0.1.0\n\n## ISC (1)\n\nb 2.0.0\n",
  );
});

test("docs/licences.md is what npm run licences writes", () => {
  expect(readFileSync(licencesFile, "utf8").replaceAll("\r\n", "\n")).toBe(projectLicences());
});
