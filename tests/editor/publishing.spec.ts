import { renameSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { RunningEditor } from "../support/editor";
import { expect, expectAccessible, expectFits, field, openFile, save, test } from "../support/editor";
import { gitIn, publishElsewhere } from "../support/git-folder";

const lamps = "services/lamps.yaml";

const publishNow = (page: Page) => page.getByRole("button", { name: "Publish", exact: true });

/** Published content, as it is at the place that the site is built from. */
const published = (editor: RunningEditor, file: string) => gitIn(editor.remote, "show", `main:content/${file}`);

test.beforeEach(({ editor }) => {
  gitIn(editor.folder, "push", "--quiet", "--set-upstream", "origin", "main");
});

/** Changes the title of a page, saves it, and goes to what has changed. */
async function change(page: Page, editor: RunningEditor, title: string): Promise<void> {
  await openFile(page, editor, lamps);
  await field(page, "title").fill(title);
  await save(page);
  await page.getByRole("link", { name: "What has changed" }).click();
  await page.getByLabel("What has changed, in one line").fill("Another title");
}

test("what is wrong stays; where both have changed the same words, one is chosen", async ({ page, editor }) => {
  await change(page, editor, "");
  await expect(page.getByText("It cannot be published yet")).toBeVisible();
  await expectAccessible(page, "what has changed");
  await expect(publishNow(page)).toBeDisabled();
  await page.getByRole("link", { name: "Lamps: Headline" }).click();
  await expect(field(page, "title")).toBeFocused();
  await change(page, editor, "Mine");
  publishElsewhere(editor.remote, lamps, /^title: .*$/m, "title: Theirs");
  publishElsewhere(editor.remote, lamps, /^order: .*$/m, "order: 8");
  await publishNow(page).click();
  const headline = page.getByRole("group", { name: "Lamps: Headline" });
  await expect(headline).toContainText("Editor’s");
  await expect(headline).toContainText("Theirs");
  await expectFits(page, "both versions");
  await page.getByRole("button", { name: "Go on with what is chosen" }).click();
  // Nothing is chosen before somebody does.
  await expect(headline.getByRole("radio", { name: /^Mine/ })).toBeFocused();
  await headline.getByRole("radio", { name: /^Mine/ }).check();
  await page.getByRole("button", { name: "Go on with what is chosen" }).click();
  await expect(page.getByText(/^Published as/)).toBeVisible();
  expect(published(editor, lamps)).toMatch(/^order: 8$/m);
  expect(published(editor, lamps)).toMatch(/^title: Mine$/m);
});

test("what is not written yet is counted, and goes live at the second press alone", async ({ page, editor }) => {
  await page.goto(editor.address());
  await page.getByRole("button", { name: "Add a service" }).click();
  await page.getByLabel("What is it called?").fill("Foghorns");
  await page.getByRole("button", { name: "Write it" }).click();
  await page.getByRole("link", { name: "What has changed" }).click();
  await page.getByLabel("What has changed, in one line").fill("Add foghorns");
  await page.getByText(/^\d+ texts not written yet$/).click();
  await expect(page.getByRole("link", { name: /^Foghorns: / }).first()).toBeVisible();
  await publishNow(page).click();
  await expect(page.getByRole("alert")).toContainText("Visitors would read what is not written yet");
  expect(() => published(editor, "services/foghorns.yaml")).toThrow();
  await page.getByRole("button", { name: "Publish all the same" }).click();
  await expect(page.getByText(/^Published as/)).toBeVisible();
});

test("what could not be sent is said in plain words, waits, and is sent by one button", async ({ page, editor }) => {
  await change(page, editor, "Mine");
  renameSync(editor.remote, `${editor.remote}.away`);
  await publishNow(page).click();
  await expect(page.getByRole("alert")).toContainText("does not answer");
  expect(await page.locator("main").innerText()).not.toMatch(/fatal|hint:|error:|git push/);
  await page.reload();
  await expect(page.getByText("1 earlier change is kept here")).toBeVisible();
  renameSync(`${editor.remote}.away`, editor.remote);
  await expect(page.getByLabel("What has changed, in one line")).toHaveCount(0);
  await page.getByRole("button", { name: "Publish again" }).click();
  await expect(page.getByText(/^Published as/)).toBeVisible();
  expect(published(editor, lamps)).toContain("title: Mine");
});

// What is put back: editor/server/publish.process.test.ts.
test("a change, named as in the form, is put back as published, after a question", async ({ page, editor }) => {
  const before = editor.read(lamps);
  await change(page, editor, "Mine");
  const changed = page.locator("section.changed").filter({ hasText: lamps });
  await expect(changed.getByRole("heading", { level: 3 })).toHaveText("Headline");
  await page.getByRole("button", { name: `Put ${lamps} back as published` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Put back as published" }).click();
  await expect(page.getByText(`As it is published: ${lamps}.`)).toBeVisible();
  expect(editor.read(lamps)).toBe(before);
});
