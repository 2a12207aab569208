import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { staticFolder } from "../../src/content/files/file-tree";
import { readSites } from "../../src/content/read-site";
import { checkContent } from "../../src/content-check/check";
import { writeNewLanguage } from "../../src/content-check/new/new-language";
import { expect, expectAccessible, field, openFile, row, save, test } from "../support/editor";
import { gitIn } from "../support/git-folder";

test("a translation is begun, written beside its original, and the original stays as it is", async ({
  page,
  editor,
}) => {
  const original = editor.read("services/lamps.yaml");
  await page.goto(editor.address());
  const languages = page.getByRole("navigation", { name: "Languages" });
  await expect(languages.getByRole("link", { name: /^Deutsch 34 of 34$/ })).toBeVisible();
  await languages.getByRole("link", { name: /^Cymraeg 0 of 34$/ }).click();
  await expect(page.getByText("Visitors do not see Cymraeg yet")).toBeVisible();
  await expectAccessible(page, "cards of a language");
  await page.getByRole("button", { name: "Translate into Cymraeg: Lamps" }).click();

  await expect(page.getByText("content/cy/services/lamps.yaml", { exact: true })).toBeVisible();
  await expect(row(page, "title").locator(".original")).toContainText("All about Lamps.");
  await expect(field(page, "title")).toHaveValue("TODO All about Lamps.");
  await expect(page.getByText(/^1?\d of \d+ texts are translated/)).toBeVisible();
  await field(page, "title").fill("Popeth am lampau.");
  await save(page);
  expect(editor.read("cy/services/lamps.yaml")).toContain("title: Popeth am lampau.");
  expect(editor.read("services/lamps.yaml")).toBe(original);
  await expectAccessible(page, "a translation");

  await page.getByRole("link", { name: "All pages" }).first().click();
  await page
    .getByRole("navigation", { name: "Languages" })
    .getByRole("link", { name: /Cymraeg/ })
    .click();
  await expect(page.locator(".card").filter({ hasText: /texts to translate/ })).toHaveCount(1);
  expect(editor.errors()).toEqual([]);
});

test("what has changed in the original is marked, until somebody has compared the two", async ({ page, editor }) => {
  const lamps = "de/services/lamps.yaml";
  const before = editor.read("services/lamps.yaml");
  await openFile(page, editor, lamps);
  await expect(page.getByText("It is not noted which state of the original this says.")).toBeVisible();
  await page.getByRole("button", { name: /^Compared/ }).click();
  await save(page);
  await expect(page.getByRole("button", { name: /^Compared/ })).toBeHidden();

  writeFileSync(join(editor.folder, "content/services/lamps.yaml"), before.replace("All about Lamps.", "New light."));
  gitIn(editor.folder, "commit", "--all", "--message", "Other words");
  await page.reload();
  await expect(page.getByText("The original has changed since this was translated.")).toBeVisible();
  await page.locator(".translation").getByRole("link", { name: "title", exact: true }).click();
  await expect(field(page, "title")).toBeFocused();
  const original = row(page, "title").locator(".original");
  await expect(original).toContainText("New light.");
  await expect(original.locator("del")).toHaveText("All about Lamps.");
  await page.getByRole("button", { name: /^Compared/ }).click();
  await field(page, "title").fill("Neues Licht.");
  await save(page);
  await expect(page.getByText("The original has changed")).toBeHidden();
  expect(editor.errors()).toEqual([]);
});

// What a build makes of a language: tests/nightly/german.spec.ts.
test("two pages and a wizard are translated and published, with what the check says a language needs", async ({
  page,
  editor,
}) => {
  gitIn(editor.folder, "push", "--quiet", "--set-upstream", "origin", "main");
  const contentRoot = join(editor.folder, "content");
  for (const [file, name, words] of [
    ["services/lamps", "title", "Popeth am lampau."],
    ["pages/about", "title", "Criw o ddau."],
    ["wizards/start-project", "aside.title", "Geiriau wrth bob cam."],
  ] as const) {
    await openFile(page, editor, `${file}.yaml`);
    await page.getByRole("button", { name: "Translate into Cymraeg" }).click();
    await expect(page.getByText(`content/cy/${file}.yaml`, { exact: true })).toBeAttached();
    await field(page, ...name.split(".")).fill(words);
    await save(page);
  }
  const told = checkContent({ contentRoot, staticRoot: staticFolder() }).map(({ message }) => message);
  const [, least = ""] = /needs at least (.*?)\. /.exec(told.join("\n")) ?? [];
  for (const file of least.split(", ")) writeNewLanguage(contentRoot, "cy", file);
  await openFile(page, editor, "languages.yaml", "languages[2].dataSet");
  const dataSet = field(page, "languages", 1, "dataSet");
  await expect(dataSet).toBeFocused();
  await dataSet.fill("cy");
  await save(page);

  await page.getByRole("link", { name: "What has changed" }).click();
  await page.getByLabel("What has changed, in one line").fill("Two pages in Welsh");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("button", { name: "Publish all the same" }).click();
  await expect(page.getByText(/^Published as/)).toBeVisible();
  expect(gitIn(editor.remote, "show", "main:content/cy/services/lamps.yaml")).toContain("title: Popeth am lampau.");
  const welsh = readSites({ contentRoot }).find(({ language }) => language.code === "cy");
  expect(welsh?.Service.map(({ path, data }) => [path, data.title])).toEqual([
    ["/cy/services/lamps", "Popeth am lampau."],
  ]);
  expect(welsh?.Page.map(({ path }) => path)).toContain("/cy/about");
  expect(welsh?.Wizard.map(({ data }) => data.aside.title)).toEqual(["Geiriau wrth bob cam."]);
});
