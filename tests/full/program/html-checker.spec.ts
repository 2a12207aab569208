import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { htmlFaults } from "../../support/html-checker";
import { testSiteFolder } from "../../support/test-content";

const folder = join(testSiteFolder, "public");

test("the Nu HTML checker has nothing against any page of the tests' site, its examples and its maintenance page", async () => {
  test.setTimeout(240_000);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (file) => /(^|[\\/])(index|404)\.html$/.test(file) && !/^(page-data|_gatsby)[\\/]/.test(file),
  );
  expect(files).toContain(join("maintenance", "index.html"));
  const faults = await htmlFaults(files.map((file) => join(folder, file)));
  // A page of examples has one section in several states, each with the id of the section.
  expect(faults.filter((fault) => !/[\\/]examples[\\/].*Duplicate ID/.test(fault))).toEqual([]);
});
