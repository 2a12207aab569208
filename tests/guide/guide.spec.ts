import { type ChildProcess, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Page, test } from "@playwright/test";
import { editCopy, expect, field, openFile, type RunningEditor, save } from "../support/editor";
import { gitIn, publishElsewhere } from "../support/git-folder";
import { addressOf, ports } from "../support/ports";
import { buildCopy, copyProgram, takePictures } from "../support/project-copy";

/** The copy in which everything is done. What its builds leave stays, so that the next run does only what has changed. */
const folder = resolve(".sites/guide");

let site: ChildProcess | undefined;
let end = async () => {};

test.afterAll(async () => {
  site?.kill();
  await end();
});

/** Builds what was saved; the server shows it from then on. */
function build(): void {
  expect(buildCopy(folder, { CONTENT_DIR: "content" })).toBe(0);
  site ??= spawn(process.execPath, ["--import", "tsx", resolve("server/main.ts")], {
    cwd: folder,
    env: {
      ...process.env,
      CONTENT_DIR: "content",
      PORT: String(ports.published),
      HOST: "127.0.0.1",
      LOG_LEVEL: "warn",
      ENQUIRY_DATABASE_URL: "file:enquiries.db",
    },
    stdio: "inherit",
  });
}

const address = (path: string) => addressOf(ports.published) + path;

const answerTo = (page: Page, path: string) => page.request.get(address(path), { maxRedirects: 0 });

async function addFile(page: Page, editor: RunningEditor, kind: string, name: string, inMenu = true): Promise<void> {
  await page.goto(editor.address());
  const noun = kind === "location" ? "an office" : `a ${kind.replaceAll("-", " ")}`;
  await page.getByRole("button", { name: `Add ${noun}` }).click();
  await page.getByLabel("What is it called?").fill(name);
  if (!inMenu) await page.getByLabel("Name it in the header and the footer").uncheck();
  await page.getByRole("button", { name: "Write it" }).click();
  const folder = kind.replace(/y$/, "ie");
  const slug = name.toLowerCase().replaceAll(" ", "-");
  await page.getByText(`content/${folder}s/${slug}.yaml`, { exact: true }).waitFor({ state: "attached" });
}

/** @param asks true where something is not written yet, and is published all the same */
async function publish(page: Page, editor: RunningEditor, message: string, asks = false): Promise<void> {
  await page.getByRole("link", { name: "What has changed" }).click();
  await page.getByLabel("What has changed, in one line").fill(message);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  if (asks) await page.getByRole("button", { name: "Publish all the same" }).click();
  await expect(page.getByText(/^Published as/)).toBeVisible();
  expect(gitIn(editor.remote, "log", "--format=%s", "main")).toContain(message);
}

async function makeChanges(page: Page, editor: RunningEditor): Promise<void> {
  await test.step("change a text, and replace a picture", async () => {
    await openFile(page, editor, "services/lamps.yaml");
    await field(page, "title").fill("Lamps: brighter than before.");
    const picture = join(folder, "content/images/harbour.webp");
    await page.locator(".picture-field input[type=file]").first().setInputFiles(picture);
    await expect(field(page, "image", "alt")).toBeFocused();
    await field(page, "image", "alt").fill("Our tower in one colour");
    // The question for it stands above, and moves what is below when it goes.
    await expect(page.getByText("What does the new picture show?")).toBeHidden();
    const focus = page.locator(".focus-field").first();
    await focus.locator("summary").click();
    await field(page, "image", "focus").fill("62% 40%");
    await save(page);
  });
  await test.step("add a service, a page of its own, a case study and a form", async () => {
    await addFile(page, editor, "service", "Foghorns");
    await addFile(page, editor, "page", "Careers");
    await addFile(page, editor, "case-study", "A brighter bay", false);
    await addFile(page, editor, "form", "Keep a seat", false);
  });
  await test.step("try a picture and put it back", async () => {
    await openFile(page, editor, "services/lenses.yaml");
    const path = join(folder, "content/images/quay.jpg");
    await page.locator(".picture-field input[type=file]").first().setInputFiles(path);
    await expect(field(page, "image", "alt")).toBeFocused();
    await page.getByRole("button", { name: "Discard changes" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Discard changes" }).click();
    await expect(page.getByRole("button", { name: "Save", exact: true })).toBeDisabled();
  });
  await test.step("change what visitors try on a product's page", async () => {
    await openFile(page, editor, "products/beacon-planner.yaml", "footprintCalculator.bills[1].amount");
    const amount = field(page, "footprintCalculator", "bills", 0, "amount");
    await expect(amount).toBeFocused();
    await amount.fill("30000");
    await save(page);
  });
  await test.step("reorder the blocks of a page", async () => {
    await openFile(page, editor, "services/lenses.yaml");
    await page.locator('[id="field/sections/0-handle"]').focus();
    await page.keyboard.press("Alt+ArrowDown");
    await save(page);
  });
  await test.step("add a question to a wizard", async () => {
    await openFile(page, editor, "wizards/book-visit.yaml");
    await page.getByRole("button", { name: /^Who comes/, expanded: false }).click();
    await page.getByRole("button", { name: "Add to questions" }).first().click();
    await page.locator(".menu:popover-open").getByRole("button", { name: "One line of text" }).click();
    const question = ["steps", 1, "fields", 2] as const;
    // The focus goes to the new entry as soon as it is drawn, and would take what is typed elsewhere before.
    await expect(field(page, ...question, "name")).toBeFocused();
    await field(page, ...question, "name").fill("jobTitle");
    await field(page, ...question, "label").fill("Your position");
    await field(page, ...question, "maxLength").fill("200");
    await save(page);
  });
  await test.step("add an office", () => addFile(page, editor, "location", "Lisbon"));
  await test.step("move a page", async () => {
    await page.goto(editor.address());
    await page.getByLabel("More about Lenses").click();
    await page.getByRole("button", { name: "Rename", exact: true }).click();
    await page.getByLabel("Name in the address").fill("Bright lenses");
    await page.getByRole("dialog").getByRole("button", { name: "Rename" }).click();
    await expect(page.getByText("/services/bright-lenses", { exact: true })).toBeVisible();
  });
  await test.step("keep a page from search engines", async () => {
    await openFile(page, editor, "industries/fishing.yaml");
    await field(page, "listed").uncheck();
    await save(page);
  });
  await test.step("publish, after a colleague has", async () => {
    publishElsewhere(editor.remote, "services/lamps.yaml", /^superHeading: .*$/m, "superHeading: Lamps of a colleague");
    await publish(page, editor, "Do what the guide shows", true);
    expect(gitIn(editor.remote, "ls-tree", "-r", "--name-only", "main", "content/images")).not.toContain("quay-2");
  });
}

async function seeChanges(page: Page): Promise<void> {
  await page.goto(address("/services/lamps"));
  await expect(page.locator("h1")).toHaveText("Lamps: brighter than before.");
  await expect(page.getByText("Lamps of a colleague").first()).toBeVisible();
  const picture = page.getByRole("img", { name: "Our tower in one colour" }).first();
  await expect(picture).toBeVisible();
  await expect(picture).toHaveJSProperty("complete", true);
  await expect(picture).toHaveCSS("object-position", "62% 40%");
  await expect(page.getByRole("banner").locator('a[href="/services/foghorns"]').first()).toBeAttached();
  await page.goto(address("/services/foghorns"));
  await expect(page).toHaveTitle(/Foghorns/);
  const sitemap = await (await answerTo(page, "/sitemap-0.xml")).text();
  expect(sitemap).toContain("/services/foghorns<");
  expect(sitemap).not.toContain("/industries/fishing<");

  const moved = await answerTo(page, "/services/lenses");
  expect([moved.status(), moved.headers().location]).toEqual([301, "/services/bright-lenses"]);
  await page.goto(address("/services/bright-lenses"));
  const blocks = page.getByRole("heading", { level: 2, name: /^Two (benefits|features)\.$/ });
  await expect(blocks).toHaveText(["Two benefits.", "Two features."]);

  await page.goto(address("/enquire/book-visit"));
  await expect(page.getByLabel("Your position")).toBeVisible();
  for (const path of ["/careers", "/case-studies/a-brighter-bay", "/keep-a-seat"]) {
    await page.goto(address(path));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await expect(page.getByRole("main").locator("form")).toBeVisible();
  await page.goto(address("/products/beacon-planner"));
  await expect(page.getByRole("main").locator('input[value="30,000"]')).toBeVisible();
  await page.goto(address("/contact"));
  await expect(page.getByRole("heading", { name: "Lisbon" })).toBeVisible();
}

test("everything that the guide shows is done in the editor, published, built, and seen on the site", async ({
  page,
}) => {
  test.setTimeout(900_000);
  copyProgram(folder);
  for (const name of ["content", "edit", ".git", "remote.git", "releases"]) {
    rmSync(join(folder, name), { recursive: true, force: true });
  }
  const editor = await editCopy(folder, "off");
  end = editor.end;
  gitIn(editor.folder, "push", "--quiet", "--set-upstream", "origin", "main");
  await makeChanges(page, editor);
  expect(editor.errors()).toEqual([]);
  takePictures(folder);
  build();
  await expect(async () => expect((await answerTo(page, "/healthz")).status()).toBe(200)).toPass({ timeout: 60_000 });
  await seeChanges(page);

  await test.step("close the site for maintenance, and publish that", async () => {
    await openFile(page, editor, "site.yaml");
    await field(page, "maintenance", "enabled").click();
    await save(page);
    await publish(page, editor, "Close the site");
    build();
    await expect.poll(async () => (await answerTo(page, "/services/lamps")).status(), { timeout: 60_000 }).toBe(503);
    await page.goto(address("/services/lamps"));
    await expect(page.locator("h1")).not.toHaveText("Lamps: brighter than before.");
    expect((await answerTo(page, "/policies/imprint")).status()).toBe(200);
  });
});
