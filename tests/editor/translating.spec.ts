import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, expectAccessible, field, openFile, save, test } from "../support/editor";
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
  const row = page.locator(".row").filter({ has: field(page, "title") });
  await expect(row.locator(".original")).toContainText("All about Lamps.");
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
  const original = page
    .locator(".row")
    .filter({ has: field(page, "title") })
    .locator(".original");
  await expect(original).toContainText("New light.");
  await expect(original.locator("del")).toHaveText("All about Lamps.");
  await page.getByRole("button", { name: /^Compared/ }).click();
  await field(page, "title").fill("Neues Licht.");
  await save(page);
  await expect(page.getByText("The original has changed")).toBeHidden();
  expect(editor.errors()).toEqual([]);
});
