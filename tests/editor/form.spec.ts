import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { staticFolder } from "../../src/content/files/content-folder";
import { editCopy, expect, expectAccessible, expectFits, field, openFile, save, test } from "../support/editor";

const lamps = "services/lamps.yaml";
const lenses = "services/lenses.yaml";

test("words typed after Add go into the new entry, which has a name", async ({ page, editor }) => {
  await openFile(page, editor, lamps);
  await page.getByRole("button", { name: /^Search engines/ }).click();
  await page.getByRole("button", { name: "Add to keywords" }).click();
  await page.keyboard.type("oil lamps");
  await save(page);
  expect(editor.read(lamps)).toMatch(/keywords:[^#]*oil lamps/);
  await expect(page.getByRole("textbox", { name: "Entry 1", exact: true }).first()).toBeVisible();
});

for (const file of [lamps, "navigation.yaml", "wizards/book-visit.yaml", "pages/home.yaml"]) {
  const title = `every field of ${file} has a name in the accessibility tree`;
  test(title, async ({ page, editor }) => {
    await openFile(page, editor, file);
    for (let round = 0; round < 3; round++) {
      await page.locator(".form-half").evaluate((form) => {
        for (const fold of form.querySelectorAll<HTMLElement>('[aria-expanded="false"]')) fold.click();
      });
    }
    const tree = await page.locator(".form-half").ariaSnapshot();
    const nameless = tree
      .split("\n")
      .filter((line) => /^\s*- (textbox|combobox|checkbox|spinbutton|searchbox|button)(:|$)/.test(line));
    expect(nameless).toEqual([]);
  });
}

test("search results and shared links are shown while their words are typed, with what is too long", async ({
  page,
  editor,
}) => {
  await openFile(page, editor, lamps);
  await page.getByRole("button", { name: /^Search engines/ }).click();
  await field(page, "head", "title").fill("A title that goes on for much longer than any search engine shows of it");
  await expect(page.locator(".search-look strong")).toContainText("A title that goes on");
  await expect(page.getByText(/search engines cut it off/)).toBeVisible();
  await expectAccessible(page, "search engines");
});

test("typing is seen in the page at once", async ({ page, editor }) => {
  await openFile(page, editor, lamps);
  const preview = page.frameLocator("iframe");
  const headline = preview.getByRole("heading", { level: 1 });
  await expect(headline).toContainText("All about Lamps.");
  const title = field(page, "title");
  await title.focus();
  await page.keyboard.press("End");
  // The delay is measured by `npm run measure:editor -w tools`; that nothing has to be saved or built for it is held here.
  await page.keyboard.type("quickly!!!");
  await expect(headline).toContainText("All about Lamps.quickly!!!");
  await save(page);
});

test("an entry that is moved is seen at its new place at once", async ({ page, editor }) => {
  await openFile(page, editor, lenses);
  const blocks = page.frameLocator("iframe").getByRole("heading", { level: 2, name: /^Two (benefits|features)\.$/ });
  /** The blocks' headings, as they are seen one below the other. */
  const seen = async () => {
    const found = await blocks.evaluateAll((all) =>
      all.map((one) => ({ words: one.textContent, y: one.getBoundingClientRect().y })),
    );
    return found.toSorted((a, b) => a.y - b.y).map(({ words }) => words);
  };
  await expect.poll(seen).toEqual(["Two features.", "Two benefits."]);
  await page.locator('[id="field/sections/0-handle"]').focus();
  await page.keyboard.press("Alt+ArrowDown");
  await expect.poll(seen).toEqual(["Two benefits.", "Two features."]);
  await save(page);
});

test("a new page stands in the place of a neighbour at once, and says so", async ({ page, editor }) => {
  await page.goto(editor.address());
  await page.getByRole("button", { name: "Add a service" }).click();
  await page.getByLabel("What is it called?").fill("Foghorns");
  await page.getByRole("button", { name: "Write it" }).click();
  // Nothing makes the page here: what is seen are the words of the form.
  const main = page.frameLocator("iframe").getByRole("main");
  await expect(main.getByText("Foghorns").first()).toBeVisible();
  await expect(page.getByText("This page is being made.")).toBeVisible();
  await field(page, "title").fill("Horns that are heard in any fog.");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Horns that are heard in any fog.");
});

test("while the preview starts, the published page says what the form says, and runs no program of its own", async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), "editor-"));
  const modules = join(folder, "node_modules");
  mkdirSync(join(modules, "gatsby"), { recursive: true });
  symlinkSync(resolve("node_modules/tsx"), join(modules, "tsx"), "junction");
  symlinkSync(staticFolder(), join(folder, "static"), "junction");
  writeFileSync(join(modules, "gatsby/cli.js"), "setInterval(() => {}, 1e9);");
  const { editor, end } = await editCopy(folder, "gatsby");
  const main = page.frameLocator("iframe").getByRole("main");
  const expectTyped = async () => {
    await expect(page.getByText(/^The preview starts/)).toBeVisible();
    await expect(main.getByText("Saved and not published.")).toBeVisible();
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("Typed just now");
  };
  await openFile(page, editor, lamps);
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("All about Lamps.");
  await field(page, "description").fill("Saved and not published.");
  await save(page);
  await field(page, "title").fill("Typed just now");
  await expectTyped();
  await page.getByRole("button", { name: "Reload", exact: true }).click();
  await expectTyped();
  const frame = page.frames().find((other) => other !== page.mainFrame());
  expect(await frame?.evaluate(() => "___loader" in window || "dataLayer" in window)).toBe(false);
  await end();
  rmSync(folder, { recursive: true, force: true });
});

test("bold and links are made by buttons, and read as they will be", async ({ page, editor }) => {
  await openFile(page, editor, "policies/privacy.yaml");
  await page.locator(".form-half .entry-name").first().click();
  const body = page.locator(".markdown-tools").first().locator("xpath=..").locator("textarea");
  await body.fill("Plain words");
  await body.selectText();
  await page.getByRole("button", { name: "Bold" }).first().click();
  await expect(body).toHaveValue("**Plain words**");
  await page.getByRole("button", { name: "As it reads" }).first().click();
  await expect(page.locator(".as-it-reads strong")).toHaveText("Plain words");
  // Without a pointer.
  await body.selectText();
  await expect(body).toHaveAttribute("aria-keyshortcuts", "Alt+F10");
  await expect(page.getByText("By the keyboard: Alt and F10").first()).toBeVisible();
  await page.keyboard.press("Alt+F10");
  await expect(page.getByRole("button", { name: "Bold" }).first()).toBeFocused();
  await page.keyboard.press("ArrowRight");
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
  await close();

  await page.getByRole("link", { name: "Pictures" }).click();
  await page.locator(".library-picture").first().waitFor();
  await expectFits(page, "pictures");

  await openFile(page, editor, "site.yaml");
  // Every kind of field is in the first few entries.
  for (const entry of (await page.locator(".entry-name").all()).slice(0, 4)) await entry.click();
  await expectFits(page, "site");
  await openFile(page, editor, lamps);
  await expectFits(page, "form");
  await page.locator(".picture-field button").first().click();
  await expectFits(page, "picture choice");
  await close();
  await page.locator(".focus-field summary").first().click();
  await expectFits(page, "picture crop");
  const link = page.locator(".row").filter({ has: field(page, "contactUs", "url") });
  await link.getByRole("button", { name: "Choose" }).click();
  await expectFits(page, "link picker");
  await close();
  await page
    .locator(".row")
    .filter({ has: field(page, "title") })
    .getByLabel("Insert a fact")
    .click();
  await expectFits(page, "facts");
  await close();
  await field(page, "title").fill("Mine");
  writeFileSync(join(editor.folder, "content", lamps), editor.read(lamps).replace(/^title: .*$/m, "title: Theirs"));
  await page.getByRole("button", { name: "Look at both" }).click();
  await expectFits(page, "two versions");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Text of the file" }).click();
  await expectFits(page, "the text of a file");
});
