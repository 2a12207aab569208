import { type ChildProcess, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Page, test } from "@playwright/test";
import sharp from "sharp";
import { addQuestion, editCopy, expect, field, openFile, type RunningEditor, save } from "../support/editor";
import { gitIn } from "../support/git-folder";
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
      PORT: String(ports.engine),
      HOST: "127.0.0.1",
      LOG_LEVEL: "warn",
      ENQUIRY_DATABASE_URL: "file:enquiries.db",
    },
    stdio: "inherit",
  });
}

const address = (path: string) => addressOf(ports.engine) + path;

/** The answer to a request for a path. */
const answerTo = (page: Page, path: string) => page.request.get(address(path), { maxRedirects: 0 });

/** Adds a file of a kind by the button of its family. */
async function addFile(page: Page, editor: RunningEditor, kind: string, name: string): Promise<void> {
  await page.goto(editor.address());
  await page.getByRole("button", { name: kind === "location" ? "Add an office" : `Add a ${kind}` }).click();
  await page.getByLabel("What is it called?").fill(name);
  await page.getByRole("button", { name: "Write it" }).click();
  await page.getByText(`content/${kind}s/${name.toLowerCase()}.yaml`).waitFor({ state: "attached" });
}

async function publish(page: Page, editor: RunningEditor, message: string): Promise<void> {
  await page.getByRole("link", { name: "What has changed" }).click();
  await page.getByLabel("What has changed, in one line").fill(message);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText(/^Published as/)).toBeVisible();
  expect(gitIn(editor.remote, "log", "--format=%s", "main")).toContain(message);
}

async function makeChanges(page: Page, editor: RunningEditor): Promise<void> {
  await test.step("change a text, and replace a picture", async () => {
    await openFile(page, editor, "services/lamps.yaml");
    await field(page, "title").fill("Lamps: brighter than before.");
    const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#17724A" } })
      .png()
      .toBuffer();
    const file = { name: "Our tower.png", mimeType: "image/png", buffer };
    await page.locator(".picture-field input[type=file]").first().setInputFiles(file);
    await expect(field(page, "image", "alt")).toBeFocused();
    await field(page, "image", "alt").fill("Our tower in one colour");
    await save(page);
  });
  await test.step("add a service", () => addFile(page, editor, "service", "Foghorns"));
  await test.step("reorder the blocks of a page", async () => {
    await openFile(page, editor, "services/lenses.yaml");
    await page.locator('[id="field/sections/0-handle"]').focus();
    await page.keyboard.press("Alt+ArrowDown");
    await save(page);
  });
  await test.step("add a question to a wizard", () => addQuestion(page, editor));
  await test.step("add an office", () => addFile(page, editor, "location", "Lisbon"));
  await test.step("move a page", async () => {
    await page.goto(editor.address());
    await page.getByLabel("More about Lenses").click();
    await page.getByRole("button", { name: "Rename", exact: true }).click();
    await page.getByLabel("Name in the address").fill("Bright lenses");
    await page.getByRole("dialog").getByRole("button", { name: "Rename" }).click();
    await expect(page.getByText("/services/bright-lenses")).toBeVisible();
  });
  await test.step("publish", () => publish(page, editor, "Do what the guide shows"));
}

async function seeChanges(page: Page): Promise<void> {
  await page.goto(address("/services/lamps"));
  await expect(page.locator("h1")).toHaveText("Lamps: brighter than before.");
  const picture = page.getByRole("img", { name: "Our tower in one colour" }).first();
  await expect(picture).toBeVisible();
  await expect(picture).toHaveJSProperty("complete", true);
  const header = page.getByRole("banner");
  expect(await header.locator('a[href="/services/foghorns"]').count()).toBeGreaterThan(0);

  await page.goto(address("/services/foghorns"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/Foghorns/);
  expect(await (await answerTo(page, "/sitemap-0.xml")).text()).toContain("/services/foghorns<");

  const moved = await answerTo(page, "/services/lenses");
  expect([moved.status(), moved.headers().location]).toEqual([301, "/services/bright-lenses"]);
  await page.goto(address("/services/bright-lenses"));
  const blocks = page.getByRole("heading", { level: 2, name: /^Two (benefits|features)\.$/ });
  await expect(blocks).toHaveText(["Two benefits.", "Two features."]);

  await page.goto(address("/enquire/book-visit"));
  await expect(page.getByLabel("Your position")).toBeVisible();
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
  const started = await editCopy(folder, "off");
  end = started.end;
  const { editor } = started;
  await makeChanges(page, editor);
  expect(editor.errors()).toEqual([]);
  takePictures(folder);
  build();
  await expect
    .poll(
      () =>
        answerTo(page, "/healthz").then(
          (answer) => answer.status(),
          () => 0,
        ),
      { timeout: 60_000 },
    )
    .toBe(200);
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
