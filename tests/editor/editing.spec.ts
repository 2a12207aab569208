import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, field, openFile, row, save, test } from "../support/editor";
import { gitIn } from "../support/git-folder";

const lamps = "services/lamps.yaml";

test("a text is changed, the check speaks while it is typed, and saving changes its line alone", async ({
  page,
  editor,
}) => {
  await openFile(page, editor, lamps);
  const title = field(page, "title");
  await title.fill("");
  await expect(title).toHaveAttribute("aria-invalid", "true");
  await expect(page.locator('[id="field/title-problems"]')).toContainText("is empty");
  await title.pressSequentially("Lamps: all of them ");
  await expect(title).not.toHaveAttribute("aria-invalid", "true");
  await expect(title).toHaveValue("Lamps: all of them ");
  await save(page);
  expect(gitIn(editor.folder, "diff", "--unified=0").trim().split("\n").slice(5)).toEqual([
    "-title: All about Lamps.",
    '+title: "Lamps: all of them"',
  ]);
  expect(editor.errors()).toEqual([]);
});

test("what is done is undone and done again, by the keyboard", async ({ page, editor }) => {
  await page.clock.install();
  await openFile(page, editor, lamps);
  const title = field(page, "title");
  await title.fill("First");
  await title.blur();
  // What is typed later is a step of its own.
  await page.clock.fastForward(1600);
  // At once, before the page is drawn again, as it happens on a computer that has other things to do.
  await title.evaluate((area: HTMLTextAreaElement) => {
    area.focus();
    area.select();
    document.execCommand("insertText", false, "Second");
    area.dispatchEvent(new KeyboardEvent("keydown", { key: "z", ctrlKey: true, bubbles: true }));
  });
  await expect(title).toHaveValue("First");
  await title.fill("Third");
  await title.press("Control+z");
  await expect(title).toHaveValue("First");
  await title.press("Control+z");
  await expect(title).toHaveValue("All about Lamps.");
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeDisabled();
  await title.press("Control+Shift+z");
  await expect(title).toHaveValue("First");
  await save(page);
});

test("blocks and entries are moved, duplicated, added and removed, by keyboard and by pointer", async ({
  page,
  editor,
}) => {
  await openFile(page, editor, lamps);
  const bar = (index: number) => page.locator(`[id="field/sections/${index}-entry"] > .entry-bar`);
  await page.locator('[id="field/sections/0-handle"]').focus();
  await page.keyboard.press("Alt+ArrowDown");
  await expect(page.locator('[id="field/sections/1-handle"]')).toBeFocused();
  await expect(bar(1)).toContainText("Core services between rules.");
  await page.locator('[id="field/sections/2-handle"]').dragTo(page.locator('[id="field/sections/0-handle"]'));
  await expect(bar(0)).toContainText("Features with or without picture.");
  await bar(1)
    .getByRole("button", { name: /A process/, expanded: false })
    .click();
  const choose = async (entry: string, action: string) => {
    await page.getByRole("button", { name: `Move, copy or remove ${entry}` }).click();
    await page.getByRole("button", { name: action, exact: true }).click();
  };
  await choose("Clean", "Duplicate");
  await choose("Watch", "Remove");
  await expect(bar(1)).toContainText("1 mistake");
  await save(page);
  await expect(page.locator(".file-bar .state")).toHaveText("Saved, 1 mistake");
  const kinds = [...editor.read(lamps).matchAll(/^ {2}- kind: (\w+)/gm)].map(([, kind]) => kind);
  expect(kinds.slice(0, 3)).toEqual(["features", "process", "coreServices"]);
  const step = "{ title: Clean, description: The first step., when: day 1 }";
  expect(editor.read(lamps).split(step)).toHaveLength(3);
  expect(editor.read(lamps)).not.toContain("title: Watch,");
  expect(editor.read(lamps)).toContain("# Every kind of block, with everything that a block can carry\nsections:");
});

test("a picture is dropped, made ready and asked for its alternative text", async ({ page, editor }) => {
  await openFile(page, editor, lamps);
  expect(editor.read(lamps)).toMatch(/^loop: /m);
  const picture = page.locator(".picture-field").first();
  await picture.locator("input[type=file]").setInputFiles(join(editor.folder, "content/images/harbour.webp"));
  const alt = field(page, "image", "alt");
  await expect(alt).toBeFocused();
  await expect(alt).toHaveValue("");
  await expect(page.getByText("What does the new picture show?")).toBeVisible();
  await expect(page.getByText("The loop showed the picture before, and was taken out.")).toBeVisible();
  // All of it is one step.
  const undo = page.getByRole("button", { name: "Undo", exact: true });
  await undo.click();
  await expect(undo).toBeDisabled();
  await page.getByRole("button", { name: "Redo", exact: true }).click();
  await alt.fill("A harbour at noon");
  await expect(page.getByText("What does the new picture show?")).toBeHidden();
  // What must stay in sight is clicked, or written.
  const focus = page.locator(".focus-field").first();
  await focus.locator("summary").click();
  const drawn = focus.locator(".focus-picture img");
  const { width = 0, height = 0 } = (await drawn.boundingBox()) ?? {};
  await drawn.click({ position: { x: width * 0.62, y: height * 0.4 } });
  await expect(field(page, "image", "focus")).toHaveValue("62% 40%");
  await field(page, "image", "focus").fill("62% 35%");
  await save(page);
  expect(editor.read(lamps)).not.toMatch(/^loop: /m);
  expect(editor.read(lamps)).toMatch(/^image: .*harbour-2\.webp.*A harbour at noon.*focus: 62% 35%/m);
  expect(editor.errors()).toEqual([]);
  await field(page, "image", "focus").fill("");
  await save(page);
  expect(editor.read(lamps)).not.toContain("focus:");
});

test("links and facts are chosen", async ({ page, editor }) => {
  await openFile(page, editor, lamps);
  await field(page, "contactUs", "url").fill("/servces/lenses");
  await expect(page.locator('[id="field/contactUs/url-problems"]')).toContainText("Did you mean /services/lenses?");
  await page.locator('[id="field/contactUs/url-problems"]').getByRole("button", { name: "Write it so" }).click();
  await expect(field(page, "contactUs", "url")).toHaveValue("/services/lenses");
  await row(page, "contactUs", "url").getByRole("button", { name: "Choose" }).click();
  await page.getByRole("searchbox", { name: /^Search pages/ }).fill("lens");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /\/services\/lenses/ })
    .click();
  await expect(field(page, "contactUs", "url")).toHaveValue("/services/lenses");
  await field(page, "title").press("End");
  await row(page, "title").getByLabel("Insert a fact").click();
  await row(page, "title")
    .getByRole("button", { name: /\{company\}/ })
    .click();
  await save(page);
  const text = editor.read(lamps);
  expect(text).toContain("title: All about Lamps.{company}");
  expect(editor.errors()).toEqual([]);
});

// The draft of a program that was killed: editor/server/app.process.test.ts.
test("nothing is lost when the program is killed, nor what is typed after, and nobody leaves unsaved work unasked", async ({
  page,
  editor,
}) => {
  const before = editor.read(lamps);
  await openFile(page, editor, lamps);
  const kept = page.waitForResponse((response) => response.url().endsWith("/api/draft"));
  await field(page, "title").fill("Not saved");
  await expect(page.getByText("Not saved yet")).toBeVisible();
  await kept;
  const note = page.getByText("What you wrote is kept in this browser");
  await editor.killAndRestart(async () => {
    await field(page, "superHeading").fill("Ten minutes after");
    await expect(note).toBeVisible();
  });
  // The window that was open goes on.
  await expect(note).toBeHidden();
  expect(editor.read(lamps)).toBe(before);
  let asked = "";
  page.once("dialog", (dialog) => {
    asked = dialog.type();
    void dialog.accept();
  });
  await page.reload();
  expect(asked).toBe("beforeunload");
  await expect(field(page, "title")).toHaveValue("Not saved");
  await expect(field(page, "superHeading")).toHaveValue("Ten minutes after");
  await page.getByRole("link", { name: "All pages" }).first().click();
  await expect(page.locator(".card").filter({ hasText: "not saved" })).toHaveCount(1);
  await openFile(page, editor, lamps);
  await page.getByRole("button", { name: "Discard changes" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Discard changes" }).click();
  await expect(field(page, "title")).toHaveValue("All about Lamps.");
});

test("a file that cannot be read is mended as a text", async ({ page, editor }) => {
  writeFileSync(join(editor.folder, "content", lamps), "title: one: two\n");
  await openFile(page, editor, lamps);
  await expect(page.getByText("Line 1: found a second colon where a text stands").first()).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Text of the file" })).toHaveValue("title: one: two\n");
});
