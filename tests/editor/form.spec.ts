import { expect, expectAccessible, expectFits, openFile, row, save, test } from "../support/editor";

const lamps = "services/lamps.yaml";

test("words typed after Add go into the new entry, which has a name", async ({ page, editor }) => {
  await openFile(page, editor, lamps);
  await page.getByRole("button", { name: /^What search engines/ }).click();
  await page.getByRole("button", { name: "Add to keywords" }).click();
  await page.keyboard.type("oil lamps");
  await save(page);
  expect(editor.read(lamps)).toMatch(/keywords:[^#]*oil lamps/);
  await expect(page.getByRole("textbox", { name: "Entry 1", exact: true }).first()).toBeVisible();
});

for (const file of [lamps, "navigation.yaml", "wizards/book-visit.yaml", "pages/home.yaml"]) {
  test(`every field of ${file} has a name`, async ({ page, editor }) => {
    await openFile(page, editor, file);
    for (let round = 0; round < 3; round++) {
      await page.locator(".form-half").evaluate((form) => {
        for (const fold of form.querySelectorAll<HTMLElement>('[aria-expanded="false"]')) fold.click();
      });
    }
    await expectAccessible(page, file);
  });
}

test("bold and links are made by buttons", async ({ page, editor }) => {
  await openFile(page, editor, "policies/privacy.yaml");
  await page.locator(".form-half .entry-bar > .fold").first().click();
  const body = page.locator(".markdown-tools").first().locator("xpath=..").locator("textarea");
  await body.fill("Plain words");
  await body.selectText();
  await page.getByRole("button", { name: "Bold" }).first().click();
  await expect(body).toHaveValue("**Plain words**");
  // Without a pointer.
  await body.selectText();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("searchbox", { name: /^Search pages/ })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(body).toHaveValue(/\[\*\*Plain words\*\*\]\([^)]+\)/);
  await save(page);
});

test("form and windows are accessible, and nothing is cut off from the width of a phone to that of a desktop", async ({
  page,
  editor,
}) => {
  const close = () => page.keyboard.press("Escape");
  await page.goto(editor.address());
  await page.locator(".card").first().waitFor();
  await expectFits(page, "cards");
  await page.getByRole("button", { name: "Add a service" }).click();
  await expectFits(page, "new page");
  await close();
  await page.getByLabel("More about Lamps").click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByRole("dialog").getByText("content/navigation.yaml").first()).toBeVisible();
  await expectFits(page, "delete");
  // A question goes with the page on which it was asked.
  await page.goto(`${editor.address().replace(/#.*/, "")}#/pictures`);
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.locator(".library-picture").first().waitFor();
  await expectFits(page, "pictures");

  await openFile(page, editor, "site.yaml");
  // Every kind of field is in the first few entries.
  for (const entry of (await page.locator(".entry-bar > .fold").all()).slice(0, 4)) await entry.click();
  await expectFits(page, "site");
  await openFile(page, editor, lamps);
  await expectFits(page, "form");
  await page.locator(".picture-field button").first().click();
  await expectFits(page, "picture choice");
  await close();
  await page.locator(".focus-field summary").first().click();
  await expectFits(page, "picture crop");
  await row(page, "contactUs", "url").getByRole("button", { name: "Choose" }).click();
  await expectFits(page, "link picker");
  await close();
  await row(page, "title").getByLabel("Insert a fact").click();
  await expectFits(page, "facts");
  await close();
  await page.getByRole("button", { name: "Text of the file" }).click();
  await expectFits(page, "the text of a file");
});
