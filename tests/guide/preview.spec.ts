import { execFileSync } from "node:child_process";
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type FrameLocator, type Page, test } from "@playwright/test";
import { editCopy, expect, field, openFile, type RunningEditor, save } from "../support/editor";
import { copyProgram, takePictures } from "../support/project-copy";

/** The copy of the program whose pages Gatsby makes here. What it has made stays for the next run. */
const folder = resolve(".sites/preview");

const lamps = "services/lamps.yaml";
const lenses = "services/lenses.yaml";

/** For what Gatsby has to make first, on a machine with much to do. */
const limit = { timeout: 600_000 };

let editor: RunningEditor;

test.describe.configure({ mode: "serial", timeout: 1_500_000 });

test.beforeAll(async () => {
  copyProgram(folder);
  takePictures(folder);
  for (const name of ["content", "edit", ".git", "remote.git"])
    rmSync(join(folder, name), { recursive: true, force: true });
  editor = await editCopy(folder, "on");
});

test.afterAll(() => editor.end());

const preview = (page: Page): FrameLocator => page.frameLocator("iframe");
const headline = (page: Page) => preview(page).getByRole("heading", { level: 1 });
const said = (page: Page) => page.locator(".preview-half .notice");

/** Changes a file of the content as another program does. */
function write(file: string, find: string, put: string): void {
  const path = join(folder, "content", file);
  const text = readFileSync(path, "utf8");
  expect(text.split(find)).toHaveLength(2);
  writeFileSync(path, text.replace(find, put));
}

test("while Gatsby starts, it is said how long that takes; then what is typed is drawn, also while another file has a mistake", async ({
  page,
}) => {
  await openFile(page, editor, lamps);
  await expect(said(page)).toContainText("The preview starts.");
  await expect(headline(page)).toHaveText("All about Lamps.", limit);
  await expect(preview(page).locator("#consent_banner")).toBeHidden();
  await expect(said(page)).toBeHidden(limit);
  write("testimonials.yaml", "designation: First voice", "desination: First voice");
  await expect(said(page)).toContainText("Another file is shown as it was in order last; mend there:");
  await field(page, "title").fill('Lamps for {company}: it\'s "bright".');
  await expect(headline(page)).toHaveText("Lamps for Lamp & Lens: it’s “bright”.");
  await said(page)
    .getByRole("link", { name: /^Testimonials/ })
    .click();
  await expect(page.getByText("content/testimonials.yaml", { exact: true })).toBeAttached();
  write("testimonials.yaml", "desination: First voice", "designation: First voice");
  await openFile(page, editor, lamps);
  await expect(said(page)).toBeHidden();
  // Not saved yet, and drawn again.
  await expect(headline(page)).toHaveText("Lamps for Lamp & Lens: it’s “bright”.");
  await field(page, "title").fill("All about Lamps.");
});

test("a mistake in the open file leaves the page as it was, says so, and leads to its field", async ({ page }) => {
  await openFile(page, editor, lamps);
  await expect(headline(page)).toHaveText("All about Lamps.", limit);
  await field(page, "title").fill("");
  await expect(said(page)).toContainText("The page shows the last state in order. First mend:");
  await expect(headline(page)).toHaveText("All about Lamps.");
  await field(page, "name").focus();
  await said(page).getByRole("link", { name: "Headline" }).click();
  await expect(field(page, "title")).toBeFocused();
  await field(page, "title").fill("All about Lamps.");
  await expect(said(page)).toBeHidden();
});

test("another order, a new block and another picture are drawn before they are saved", async ({ page }) => {
  await openFile(page, editor, lenses);
  const blocks = preview(page).getByRole("heading", { level: 2, name: /^Two (benefits|features)\.$/ });
  await expect(blocks).toHaveText(["Two features.", "Two benefits."], limit);
  await page.locator('[id="field/sections/0-handle"]').focus();
  await page.keyboard.press("Alt+ArrowDown");
  await expect(blocks).toHaveText(["Two benefits.", "Two features."]);
  const bar = page.locator('[id="field/sections/0-entry"] > .entry-bar');
  await bar.getByRole("button", { name: /^Move, copy or remove/ }).click();
  await bar.getByRole("button", { name: "Duplicate", exact: true }).click();
  await expect(blocks).toHaveCount(3);
  const picture = join(folder, "content/images/harbour.webp");
  await page.locator(".picture-field input[type=file]").first().setInputFiles(picture);
  await expect(field(page, "image", "alt")).toBeFocused();
  await field(page, "image", "alt").fill("A harbour at noon");
  const drawn = preview(page).getByRole("img", { name: "A harbour at noon" }).first();
  await expect(drawn).toBeVisible(limit);
  await expect.poll(() => drawn.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain("harbour");
  await page.getByRole("button", { name: "Discard changes" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Discard changes" }).click();
  await expect(blocks).toHaveText(["Two features.", "Two benefits."]);
});

test("what is clicked in the preview opens its field, and a field shows its place", async ({ page }) => {
  await openFile(page, editor, lamps);
  const words = preview(page).getByText("The third step.");
  await expect(words).toBeVisible(limit);
  await expect(preview(page).locator("html")).toHaveCSS("cursor", "crosshair");
  await words.click();
  await expect(field(page, "sections", 1, "items", 2, "description")).toBeFocused();
  await expect(words).toHaveCSS("outline-style", "solid");
  await preview(page).getByRole("img", { name: "A sample for Lamps" }).first().click();
  await expect(field(page, "image", "alt")).toBeFocused();
});

test("a form, an office and a language that is not published are drawn on a page that shows them", async ({ page }) => {
  await openFile(page, editor, "locations/testhaven.yaml");
  await field(page, "city").fill("Newhaven");
  await expect(preview(page).getByRole("heading", { name: "Newhaven" })).toBeVisible(limit);
  await field(page, "city").fill("Testhaven");

  await page.goto(`${editor.address().replace(/#.*/, "")}#/cy/`);
  await page.getByRole("button", { name: "Translate into Cymraeg: Lamps" }).click();
  await field(page, "title").fill("Popeth am lampau.");
  await expect(headline(page)).toHaveText("Popeth am lampau.", limit);
  await save(page);
  // What stands around each page follows once it is saved, and the editor says so.
  await openFile(page, editor, "navigation.yaml");
  await expect(said(page)).toContainText("This page shows what is saved", limit);
});

test("a new page comes by itself, and until then its place says why it is not there", async ({ page }) => {
  await page.goto(editor.address());
  await page.getByRole("button", { name: "Add a service" }).click();
  await page.getByLabel("What is it called?").fill("Foghorns");
  await page.getByRole("button", { name: "Write it" }).click();
  await expect(field(page, "name")).toHaveValue("Foghorns");
  await expect(preview(page).getByRole("main").getByText("Foghorns").first()).toBeVisible(limit);

  const text = editor
    .read("services/foghorns.yaml")
    .replaceAll("Foghorns", "Beacons")
    .replaceAll("foghorns", "beacons");
  writeFileSync(join(folder, "content/services/beacons.yaml"), text.replace(/^title: .*$/m, 'title: ""'));
  await openFile(page, editor, "services/beacons.yaml");
  await expect(said(page)).toContainText("This page is not there yet. It comes once this is mended:", limit);
  await expect(said(page).getByRole("link", { name: "Headline" })).toBeVisible();
  await field(page, "title").fill("Beacons on every hill.");
  await save(page);
  await expect(headline(page)).toHaveText("Beacons on every hill.", limit);
});

/** The process that serves the pages: the one that Gatsby's command has started for it. */
function gatsbyServer(): number {
  const all = execFileSync("ps", ["-A", "-o", "pid=,ppid=,args="], { encoding: "utf8" })
    .split("\n")
    .flatMap((line) => {
      const [, pid = "", parent = "", args = ""] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
      return pid === "" ? [] : [{ pid: Number(pid), parent: Number(parent), args }];
    });
  const command = all.find(({ parent, args }) => parent === editor.pid() && args.includes("gatsby/cli.js"));
  const server = all.find(({ parent }) => parent === command?.pid);
  if (!server) throw new Error("Gatsby does not run.");
  return server.pid;
}

test("where its server has died, the preview says so, and one button starts it again", async ({ page }) => {
  await openFile(page, editor, lamps);
  await expect(headline(page)).toHaveText("All about Lamps.", limit);
  process.kill(gatsbyServer(), "SIGKILL");
  await expect(page.getByText("The preview has stopped. Everything else works")).toBeVisible();
  await field(page, "title").fill("Lamps after all.");
  await page.getByRole("button", { name: "Start the preview again" }).click();
  await expect(said(page)).toContainText("The preview starts.");
  await expect(headline(page)).toHaveText("Lamps after all.", limit);
  await field(page, "title").fill("All about Lamps.");
  await expect(headline(page)).toHaveText("All about Lamps.");
});

test("where the folder was moved, the preview begins anew by itself", async ({ page }) => {
  await editor.end();
  const moved = `${folder}-moved`;
  rmSync(moved, { recursive: true, force: true });
  renameSync(folder, moved);
  editor = await editCopy(moved, "on");
  await openFile(page, editor, lamps);
  await expect(page.getByText("The preview could not draw anything with what it had kept")).toBeVisible(limit);
  await expect(headline(page)).toHaveText("All about Lamps.", limit);
  await editor.end();
  renameSync(moved, folder);
});
