import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { onDisk, pageFiles } from "../../built/public-folder";
import { htmlFaults } from "../../support/html-checker";

test("the Nu HTML checker has nothing against any page", async () => {
  test.setTimeout(240_000);
  expect(await htmlFaults(pageFiles.map(onDisk))).toEqual([]);
});

test("an id that stands twice is found, and a list that holds a paragraph", async () => {
  const folder = mkdtempSync(join(tmpdir(), "html-checker-"));
  const file = join(folder, "planted.html");
  const body = '<p id="a">One</p><p id="a">Two</p><ul><p>Three</p></ul>';
  writeFileSync(file, `<!doctype html><html lang="en"><title>Planted</title>${body}</html>`);
  const faults = await htmlFaults([file]);
  rmSync(folder, { recursive: true });
  expect(faults.map((fault) => fault.slice(fault.indexOf(": ") + 2))).toEqual([
    "Duplicate ID “a”.",
    expect.stringMatching(/^Element “p” not allowed as child of element “ul”/),
  ]);
});
