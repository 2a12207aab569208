import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, field, test } from "../support/editor";

test("words are found wherever they stand, and lead to their field", async ({ page, editor }) => {
  await page.goto(editor.address());
  await page.getByLabel("Search all texts").fill("gas lamps");
  await expect(page.getByRole("status")).toContainText("1 place");
  await page.getByRole("link", { name: /Gas lamps/ }).click();
  await expect(field(page, "sections", 0, "items", 1, "title")).toBeFocused();
  await page.getByRole("link", { name: "All pages" }).first().click();
  await page.getByLabel("Search all texts").fill("the");
  await expect(page.getByRole("status")).toHaveText("The first 100 places: say more words to find fewer");
  await page.getByLabel("Search all texts").fill("x".repeat(250));
  await expect(page.getByRole("status")).toHaveText("Nothing has these words.");
});

test("pages are copied and deleted", async ({ page, editor }) => {
  await page.goto(editor.address());
  const menu = async (card: string, action: string) => {
    await page.getByLabel(`More about ${card}`).click();
    await page.getByRole("button", { name: action, exact: true }).click();
  };
  await menu("Lenses", "Duplicate");
  await page.getByLabel("What is it called?").fill("x".repeat(250));
  await page.getByRole("dialog").getByRole("button", { name: "Duplicate" }).click();
  await expect(page.getByRole("alert")).toContainText("makes no address; write it here in up to 60 Latin letters");
  await page.getByLabel("What is it called?").fill("Small lenses");
  await page.getByRole("dialog").getByRole("button", { name: "Duplicate" }).click();
  await expect(field(page, "name")).toHaveValue("Small lenses");
  await page.getByRole("link", { name: "All pages" }).first().click();
  await menu("Small lenses", "Delete");
  await page.getByRole("button", { name: "Delete it" }).click();
  await expect(page.getByText("/services/small-lenses")).toHaveCount(0);
  expect(existsSync(join(editor.folder, "content/services/small-lenses.yaml"))).toBe(false);
  expect(editor.errors()).toEqual([]);
});
