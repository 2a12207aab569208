import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, expectAccessible, field, openFile, save, test } from "../support/editor";

test.use({ viewport: { width: 1440, height: 900 } });

test("words are found wherever they stand, and lead to their field", async ({ page, editor }) => {
  await page.goto(editor.address());
  await page.getByLabel("Search all texts").fill("gas lamps");
  await expect(page.getByRole("status")).toContainText("1 place");
  await page.getByRole("link", { name: /Gas lamps/ }).click();
  await expect(field(page, "sections", 0, "items", 1, "title")).toBeFocused();
  await page.getByRole("link", { name: "All pages" }).first().click();
  await page.getByLabel("Search all texts").fill("the");
  await expect(page.getByRole("status")).toHaveText("The first 100 places: say more words to find fewer");
});

test("pages and files are made, copied, renamed and deleted", async ({ page, editor }) => {
  await page.goto(editor.address());
  await page.getByRole("button", { name: "Add a service" }).click();
  await page.getByLabel("What is it called?").fill("Foghorns");
  await page.getByRole("button", { name: "Write it" }).click();
  await expect(field(page, "name")).toHaveValue("Foghorns");
  await page.getByRole("link", { name: "All pages" }).first().click();

  const menu = async (card: string, action: string) => {
    await page.getByLabel(`More about ${card}`).click();
    await page.getByRole("button", { name: action, exact: true }).click();
  };
  await menu("Lenses", "Duplicate");
  await page.getByLabel("What is it called?").fill("Small lenses");
  await page.getByRole("dialog").getByRole("button", { name: "Duplicate" }).click();
  await expect(field(page, "name")).toHaveValue("Small lenses");
  await page.getByRole("link", { name: "All pages" }).first().click();

  await menu("Lamps", "Rename");
  await page.getByLabel("Name in the address").fill("Bright lamps");
  await page.getByRole("dialog").getByRole("button", { name: "Rename" }).click();
  await expect(page.getByText("/services/bright-lamps", { exact: true })).toBeVisible();
  const said = page.getByRole("status");
  await expect(said).toHaveText(
    /^It is now content\/services\/bright-lamps\.yaml; \d+ other files were changed with it\.$/,
  );
  expect(editor.read("services/bright-lamps.yaml")).toContain("- /services/lamps");

  await menu("Lenses", "Delete");
  await expect(page.getByRole("dialog").getByText("content/navigation.yaml").first()).toBeVisible();
  await page
    .getByRole("button", { name: "Cancel" })
    .or(page.getByRole("button", { name: "Close" }))
    .first()
    .click();
  await menu("Small lenses", "Delete");
  await page.getByRole("button", { name: "Delete it" }).click();
  await expect(page.getByText("/services/small-lenses")).toHaveCount(0);
  expect(existsSync(join(editor.folder, "content/services/small-lenses.yaml"))).toBe(false);
  expect(editor.errors()).toEqual([]);
});

test("what is wrong keeps everything from being published, with its reason", async ({ page, editor }) => {
  await openFile(page, editor, "services/lamps.yaml");
  await field(page, "title").fill("");
  await save(page);
  await page.getByRole("link", { name: "What has changed" }).click();
  await expect(page.getByText("It cannot be published yet")).toBeVisible();
  await expectAccessible(page, "what has changed");
  await expect(page.getByRole("button", { name: "Publish", exact: true })).toBeDisabled();
  await page.getByRole("link", { name: "Lamps: Headline" }).click();
  await expect(field(page, "title")).toBeFocused();
});
