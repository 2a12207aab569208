import { readdirSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";

const blocks = readdirSync("src/blocks", { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `src/blocks/${name}`);

const folders = [
  "src/components",
  "src/sections",
  "src/sections/case-study",
  "src/sections/product-interface",
  "src/sections/product-interface/footprint",
  "src/sections/product-interface/factors",
  "src/sections/product-interface/api",
  "src/sections/product-interface/roof",
  "src/blocks",
  ...blocks,
];

/** Components that draw nothing by themselves, or is drawn whole by another example. */
const withoutExamples = [
  "announcement",
  "bill-line",
  "sheet-frame",
  "card-grid",
  "card-words",
  "code",
  "error-boundary",
  "field",
  "figures",
  "footprint-foot",
  "form-card",
  "form-opening",
  "gate",
  "grid-day",
  "grid-drawing",
  "grid-sun",
  "interface-frame",
  "island",
  "link-actions",
  "measured-chart",
  "measured-line",
  "monthly-yield",
  "office-time",
  "offices-awake",
  "picked-files",
  "product-interface",
  "scope-list",
  "roof-garden",
  "roof-plan",
  "select-arrow",
  "select-input",
  "seo",
  "study-filter",
  "sun-way",
  "text-area",
  "text-input",
  "visually-hidden",
  "messages",
];

const filesOf = (folder: string) => readdirSync(folder).filter((file) => file.endsWith(".tsx"));
const named = (files: readonly string[], ending: RegExp) => files.filter((file) => ending.test(file));

test.each(folders)("every file of %s that draws something has examples", (folder) => {
  const files = filesOf(folder);
  const examples = named(files, /\.examples\.tsx$/).map((file) => file.replace(".examples.tsx", ""));
  const programs = files.filter((file) => !/\.(test|examples)\.tsx$/.test(file)).map((file) => basename(file, ".tsx"));
  expect(examples).toEqual(programs.filter((name) => !withoutExamples.includes(name)));
});
