import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type FrameLocator, type Page, test } from "@playwright/test";
import { editCopy, expect, field, openFile, type RunningEditor, save } from "../support/editor";
import { copyProgram, takePictures } from "../support/project-copy";

/** The copy of the program whose pages Gatsby makes here. What it has made stays for the next run. */
const folder = resolve(".sites/preview");

const lamps = "services/lamps.yaml";

/** For what Gatsby has to make first, on a machine with much to do. */
const limit = { timeout: 600_000 };

let editor: RunningEditor;
let end = async () => {};

test.describe.configure({ mode: "serial", timeout: 1_500_000 });

test.beforeAll(async () => {
  copyProgram(folder);
  takePictures(folder);
  for (const name of ["content", "edit", ".git", "remote.git"])
    rmSync(join(folder, name), { recursive: true, force: true });
  const copy = await editCopy(folder, "gatsby");
  ({ editor, end } = copy);
});

test.afterAll(() => end());

const preview = (page: Page): FrameLocator => page.frameLocator("iframe");
const headline = (page: Page) => preview(page).getByRole("heading", { level: 1 });
const said = (page: Page) => page.locator(".preview-half .elsewhere");

/** Changes a file of the content as another program does. */
function write(file: string, find: string, put: string): void {
  const path = join(folder, "content", file);
  const text = readFileSync(path, "utf8");
  expect(text.split(find)).toHaveLength(2);
  writeFileSync(path, text.replace(find, put));
}

/** Expects the page to show a headline that Gatsby itself has made: also where the page is loaded anew. */
async function expectMade(page: Page, title: string): Promise<void> {
  await expect(async () => {
    await page.getByRole("button", { name: "Reload", exact: true }).first().click();
    await expect(headline(page)).toHaveText(title, { timeout: 3000 });
  }).toPass(limit);
}

test("the page follows what is written while another file has a mistake, and the mistake is told with a way there", async ({
  page,
}) => {
  await openFile(page, editor, lamps);
  await expect(headline(page)).toHaveText("All about Lamps.", limit);
  // Until Gatsby serves it, the published page may stand there.
  await expect(said(page)).toBeHidden(limit);
  write("testimonials.yaml", "designation: First voice", "desination: First voice");
  await expect(said(page)).toContainText(
    "This page follows. Another file is shown as it was in order last; mend there:",
  );
  await field(page, "title").fill("Lamps that follow.");
  await expectMade(page, "Lamps that follow.");
  await said(page)
    .getByRole("link", { name: /^Testimonials/ })
    .click();
  await expect(page.getByText("content/testimonials.yaml", { exact: true })).toBeAttached();
  write("testimonials.yaml", "desination: First voice", "designation: First voice");
  await openFile(page, editor, lamps);
  await expect(said(page)).toBeHidden();
});

test("a mistake in the open file leaves the page as it was, says so, and leads to its field", async ({ page }) => {
  await openFile(page, editor, lamps);
  await expect(headline(page)).toHaveText("Lamps that follow.", limit);
  await field(page, "title").fill("");
  await expect(said(page)).toContainText("The page shows the last state in order. First mend:");
  await field(page, "name").focus();
  await said(page).getByRole("button", { name: "Headline" }).click();
  await expect(field(page, "title")).toBeFocused();
  await field(page, "title").fill("All about Lamps.");
  await expect(said(page)).toBeHidden();
  await save(page);
});

test("a new page comes by itself, and until then its place says why it is not there", async ({ page }) => {
  await page.goto(editor.address());
  await page.getByRole("button", { name: "Add a service" }).click();
  await page.getByLabel("What is it called?").fill("Foghorns");
  await page.getByRole("button", { name: "Write it" }).click();
  await expect(field(page, "name")).toHaveValue("Foghorns");
  await expect(headline(page)).toBeVisible(limit);
  await expect(preview(page).getByRole("main").getByText("Foghorns").first()).toBeVisible();

  const text = editor
    .read("services/foghorns.yaml")
    .replaceAll("Foghorns", "Beacons")
    .replaceAll("foghorns", "beacons");
  writeFileSync(join(folder, "content/services/beacons.yaml"), text.replace(/^title: .*$/m, 'title: ""'));
  await openFile(page, editor, "services/beacons.yaml");
  await expect(said(page)).toContainText("This page is not there yet. It comes once this is mended:");
  await expect(said(page).getByRole("button", { name: "Headline" })).toBeVisible();
  await field(page, "title").fill("Beacons on every hill.");
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
  await expect(page.getByText("The preview starts; this takes up to a minute.")).toBeVisible();
  await expect(said(page)).toBeHidden(limit);
  await expect(headline(page)).toHaveText("Lamps after all.", limit);
});
