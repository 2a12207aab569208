import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkContent } from "../../src/content-check/check";
import { errorsIn } from "../../src/content-check/problems";
import { workplaceOf } from "../../tests/support/editor-server";
import { copyOfSite } from "../../tests/support/site-copy";
import { deleteFile, duplicateFile, linksToFile, renameFile } from "./file-operations";
import { overviewOf } from "./overview";
import { beginTranslation } from "./translations";

function editorOf(site: string) {
  const workplace = workplaceOf(site);
  const path = (file: string) => join(workplace.contentRoot, file);
  return {
    workplace,
    path,
    read: (file: string) => readFileSync(path(file), "utf8"),
    errors: () => errorsIn(checkContent(workplace)),
    card: async (file: string) => (await overviewOf(workplace, true)).files.find((card) => card.file === file),
  };
}

test("a page that is renamed keeps its visitors, and takes its translations along, and the links in them", () => {
  const { workplace, path, read, errors } = editorOf(copyOfSite("all"));
  const { changed } = renameFile(workplace, "services/lamps.yaml", "Bright lamps");
  expect(existsSync(path("de/services/bright-lamps.yaml"))).toBe(true);
  expect(existsSync(path("services/lamps.yaml"))).toBe(false);
  expect(existsSync(path("de/services/lamps.yaml"))).toBe(false);
  expect(read("services/bright-lamps.yaml")).toMatch(/redirectFrom:[\s\S]*\/services\/lamps$/m);
  expect(changed).toContain("de/navigation.yaml");
  expect(errors()).toEqual([]);
});

test("what changes in every language alike leaves no translation behind its original", async () => {
  const { workplace, read, card } = editorOf(copyOfSite("all"));
  for (const file of ["services/lamps.yaml", "navigation.yaml"]) beginTranslation(workplace, file, "cy/");
  renameFile(workplace, "services/lamps.yaml", "Bright lamps");
  expect(read("cy/services/bright-lamps.yaml")).toContain("# Translated from content/services/bright-lamps.yaml as of");
  for (const file of ["cy/services/bright-lamps.yaml", "cy/navigation.yaml"]) {
    expect((await card(file))?.isBehind).toBe(false);
  }
});

test("a page that is deleted takes its translations along; a translation goes by itself", async () => {
  const { workplace, path, card, read } = editorOf(copyOfSite("all"));
  const remove = (file: string) => deleteFile(workplace, file, read(file));
  expect(linksToFile(workplace, "services/lamps.yaml").map(({ file }) => file)).toContain("de/navigation.yaml");
  remove("services/lamps.yaml");
  expect(existsSync(path("de/services/lamps.yaml"))).toBe(false);
  remove("de/services/lenses.yaml");
  expect(await card("services/lenses.yaml")).toBeDefined();
  expect(() => remove("de/navigation.yaml")).toThrow("only one of its kind");
});

test.each(["forms/contact.yaml", "wizards/start-project.yaml", "pages/about.yaml"])(
  "whatever names %s names it after it is renamed, in each language",
  (file) => {
    const { workplace, path, read, errors } = editorOf(copyOfSite("all"));
    const weighed = read("services/lamps.yaml").replace(
      /^description: The introduction.*/m,
      'description: "{grams:/about} g"',
    );
    writeFileSync(path("services/lamps.yaml"), weighed);
    expect(linksToFile(workplace, file).length).toBeGreaterThan(0);
    renameFile(workplace, file, "Another name");
    expect(errors()).toEqual([]);
  },
);

test("a copy of a form is still to be shown", () => {
  const { workplace, errors } = editorOf(copyOfSite());
  duplicateFile(workplace, "forms/contact.yaml", "Keep a seat");
  expect(errors().map(({ message }) => message)).toEqual([expect.stringContaining("found a form that no page shows")]);
});

test("a file is not renamed while its translation has changes that are not saved", () => {
  const { workplace, path, read } = editorOf(copyOfSite("all"));
  const file = "de/locations/far-rock.yaml";
  const base = read(file);
  workplace.drafts.keep({ file, text: `${base}# Mine\n`, base, by: "", over: "" });
  expect(() => renameFile(workplace, "locations/far-rock.yaml", "Near Rock")).toThrow(`content/${file}`);
  expect(existsSync(path(file))).toBe(true);
});
