import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";

const folders = ["src/components", "src/sections", "src/sections/product-interface"];

/** What draws nothing by itself, is drawn whole by another example, or is a form, which has journeys of its own. */
const withoutExamples = [
  "card-grid",
  "contact-form",
  "field",
  "figures",
  "interface-frame",
  "link-actions",
  "maintenance-screen",
  "product-interface",
  "seo",
  "visually-hidden",
  "words",
];

const filesOf = (folder: string) => readdirSync(folder).filter((file) => file.endsWith(".tsx"));
const named = (files: readonly string[], ending: RegExp) => files.filter((file) => ending.test(file));

test.each(folders)("every file of %s that draws something has examples", (folder) => {
  const files = filesOf(folder);
  const examples = named(files, /\.examples\.tsx$/).map((file) => file.replace(".examples.tsx", ""));
  const programs = files.filter((file) => !/\.(test|examples)\.tsx$/.test(file)).map((file) => basename(file, ".tsx"));
  expect(examples).toEqual(programs.filter((name) => !withoutExamples.includes(name)));
});

test("every file of examples is shown", () => {
  const families = readFileSync("tests/examples/families.ts", "utf8");
  const files = folders.flatMap((folder) =>
    named(filesOf(folder), /\.examples\.tsx$/).map((file) => `${folder}/${file}`),
  );
  expect(files.filter((file) => !families.includes(`"../../${file.replace(/\.tsx$/, "")}"`))).toEqual([]);
});
