import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { checkContent } from "../../src/content/check";
import { staticFolder } from "../../src/content/content-folder";
import { errorsIn } from "../../src/content/problems";
import { violationsOn } from "./axe";
import { putUnderGit } from "./git-folder";
import { addressOf, ports } from "./ports";
import { testContent } from "./test-content";

/** An editor of its own for a test, on a copy of the tests' site that is kept by git. */
export interface RunningEditor {
  /** The folder that holds the copy's `content/`. */
  folder: string;
  remote: string;
  /** The address to open, with its token. */
  address: () => string;
  read: (file: string) => string;
  /** What the check finds in the copy. */
  errors: () => string[];
  /** Ends it as a power cut does, and starts another. */
  killAndRestart: () => Promise<void>;
}

/** Starts the editor and waits for the address that it prints. */
function start(folder: string, preview: string): Promise<{ child: ChildProcess; address: string }> {
  const env = {
    ...process.env,
    CONTENT_DIR: join(folder, "content"),
    EDIT_DIR: join(folder, "edit"),
    EDIT_PORT: "0",
    EDIT_PREVIEW_PORT: "0",
    EDIT_PREVIEW: preview,
    BROWSER: "none",
  };
  const child = spawn(process.execPath, ["--import", "tsx", resolve("editor/main.ts")], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  return new Promise((done, fail) => {
    let said = "";
    child.stdout.on("data", (bytes: Buffer) => {
      said += bytes.toString();
      const [address] = /http:\/\/127\.0\.0\.1:\d+\/#\S+/.exec(said) ?? [];
      if (address) done({ child, address });
    });
    child.once("exit", (code) => fail(new Error(`The editor ended with ${code}: ${said}`)));
  });
}

const ended = (child: ChildProcess, signal: NodeJS.Signals) =>
  new Promise<void>((done) => {
    child.once("exit", () => done());
    child.kill(signal);
  });

/**
 * Puts a copy of the tests' content into a folder, under git, and starts the editor on it.
 * @param preview the address of what shows the pages already, or `off`
 */
export async function editCopy(
  folder: string,
  preview: string,
): Promise<{ editor: RunningEditor; end: () => Promise<void> }> {
  const contentRoot = join(folder, "content");
  cpSync(testContent, contentRoot, { recursive: true });
  const remote = putUnderGit(folder);
  let running = await start(folder, preview);
  const editor: RunningEditor = {
    folder,
    remote,
    address: () => running.address,
    read: (file) => readFileSync(join(contentRoot, file), "utf8"),
    errors: () =>
      errorsIn(checkContent({ contentRoot, staticRoot: staticFolder() })).map(
        ({ file, message }) => `${file}: ${message}`,
      ),
    killAndRestart: async () => {
      await ended(running.child, "SIGKILL");
      running = await start(folder, preview);
    },
  };
  return { editor, end: () => ended(running.child, "SIGTERM") };
}

export const test = base.extend<{ editor: RunningEditor }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern what a fixture depends on
  editor: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), "editor-"));
    const { editor, end } = await editCopy(folder, addressOf(ports.engine));
    await use(editor);
    await end();
    rmSync(folder, { recursive: true, force: true });
  },
});

export { expect };

/** The control of a field, by its path. */
export const field = (page: Page, ...path: (string | number)[]): Locator =>
  page.locator(`[id="field/${path.join("/")}"]`);

/** Opens the form of a file. */
export async function openFile(page: Page, editor: RunningEditor, file: string): Promise<void> {
  await page.goto(editor.address());
  await page.getByRole("heading", { level: 1, name: "All pages" }).waitFor();
  await page.evaluate((address) => {
    location.hash = address;
  }, `#/file/${file}`);
  await expect(page.getByText(`content/${file}`, { exact: true })).toBeAttached();
  await expect(page.locator(".form-half :is(.row, .group, .source)").first()).toBeVisible();
}

/** Expects no accessibility violation in the editor; the pages in its frame have tests of their own. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  expect.soft(await violationsOn(page, {}, { intoFrames: false }), state).toEqual([]);
}

/** Saves with the keyboard, and waits until it is done. */
export async function save(page: Page): Promise<void> {
  await page.keyboard.press("Control+s");
  await expect(page.locator(".file-bar .state")).toHaveText("Saved");
}

/** Adds a question to the tests' third wizard, and saves it. */
export async function addQuestion(page: Page, editor: RunningEditor): Promise<void> {
  await openFile(page, editor, "wizards/book-visit.yaml");
  await page.getByRole("button", { name: /^Who comes/, expanded: false }).click();
  await page.getByRole("button", { name: "Add to fields" }).first().click();
  const question = ["steps", 1, "fields", 2] as const;
  await field(page, ...question, "name").fill("jobTitle");
  await field(page, ...question, "label").fill("Your position");
  await field(page, ...question, "maxLength").fill("200");
  await save(page);
}

/** The lines that differ between two texts. */
export function changedLines(before: string, after: string): string[] {
  const [old, fresh] = [before.split("\n"), after.split("\n")];
  return [
    ...old.filter((line) => !fresh.includes(line)).map((line) => `-${line}`),
    ...fresh.filter((line) => !old.includes(line)).map((line) => `+${line}`),
  ];
}
