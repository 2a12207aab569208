import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { staticFolder } from "../../src/content/files/file-tree";
import { checkContent } from "../../src/content-check/check";
import { errorsIn } from "../../src/content-check/problems";
import { violationsOn } from "./accessibility";
import { putUnderGit } from "./git-folder";
import { syncFolder } from "./sync-folder";
import { testContent } from "./test-content";

type Preview = "on" | "off";

function start(folder: string, preview: Preview, port = "0"): Promise<{ child: ChildProcess; address: string }> {
  const child = spawn(process.execPath, ["--import", "tsx", resolve("editor/main.ts")], {
    env: {
      ...process.env,
      CONTENT_DIR: join(folder, "content"),
      EDIT_DIR: join(folder, "edit"),
      EDIT_PORT: port,
      EDIT_PREVIEW_PORT: "0",
      EDIT_PREVIEW: preview,
      BROWSER: "none",
    },
    // Gatsby makes the pages of the project that it is started in.
    ...(preview === "on" && { cwd: folder }),
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
    if (!child.kill(signal)) done();
  });

/**
 * Puts a copy of the tests' site into a folder, under git, and starts the editor on it.
 * @param preview `on` where the folder is a copy of the program, whose pages Gatsby makes
 */
export async function editCopy(folder: string, preview: Preview) {
  const contentRoot = join(folder, "content");
  /** Content, git and drafts as if nobody had been here. */
  const begin = () => {
    syncFolder(testContent, contentRoot);
    for (const name of [".git", "remote.git", "edit/drafts"])
      rmSync(join(folder, name), { recursive: true, force: true });
    return putUnderGit(folder);
  };
  const remote = begin();
  let running = await start(folder, preview);
  return {
    /** The folder that holds the copy's `content/`. */
    folder,
    remote,
    address: () => running.address,
    pid: () => running.child.pid ?? 0,
    read: (file: string) => readFileSync(join(contentRoot, file), "utf8"),
    errors: () =>
      errorsIn(checkContent({ contentRoot, staticRoot: staticFolder() })).map(
        ({ file, message }) => `${file}: ${message}`,
      ),
    /** Ends it as a power cut does, and starts it again, at the same address; `meanwhile` nothing answers. */
    killAndRestart: async (meanwhile: () => Promise<void>) => {
      const { port } = new URL(running.address);
      await ended(running.child, "SIGKILL");
      await meanwhile();
      running = await start(folder, preview, port);
    },
    begin,
    end: () => ended(running.child, "SIGTERM"),
  };
}

export type RunningEditor = Awaited<ReturnType<typeof editCopy>>;

export const test = base.extend<{ editor: RunningEditor }, { copy: RunningEditor }>({
  // To start it takes longer than most of what is done with it.
  copy: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern what a fixture depends on
    async ({}, use) => {
      const copy = await editCopy(mkdtempSync(join(tmpdir(), "editor-")), "off");
      await use(copy);
      await copy.end();
      rmSync(copy.folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  editor: async ({ copy }, use) => {
    copy.begin();
    await use(copy);
  },
});

export { expect };

export const field = (page: Page, ...path: (string | number)[]): Locator =>
  page.locator(`[id="field/${path.join("/")}"]`);

/** A field with what stands around it. */
export const row = (page: Page, ...path: string[]): Locator =>
  page.locator(".row").filter({ has: field(page, ...path) });

/** Opens the form of a file, at a field where one is named as the check names it. */
export async function openFile(page: Page, editor: RunningEditor, file: string, at?: string): Promise<void> {
  const { origin } = new URL(editor.address());
  if (!page.url().startsWith(`${origin}/`)) await page.goto(editor.address());
  await page.evaluate(
    (address) => {
      location.hash = address;
    },
    `#/file/${file}${at === undefined ? "" : `?${encodeURIComponent(at)}`}`,
  );
  await expect(page.getByText(`content/${file}`, { exact: true })).toBeAttached();
  await expect(page.locator(".form-half :is(.row, .group, .source)").first()).toBeVisible();
}

/** Expects no accessibility violation in the editor; the pages in its frame have tests of their own. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  expect.soft(await violationsOn(page, [], false), state).toEqual([]);
}

/** The same, and that neither the editor nor a window over it scrolls sideways from the width of a phone to that of a desktop. */
export async function expectFits(page: Page, state: string): Promise<void> {
  await expectAccessible(page, state);
  const before = page.viewportSize();
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const tooWide = await page.evaluate(() =>
      [...document.querySelectorAll("html, dialog[open], dialog[open] ul, .menu:popover-open")]
        .filter((element) => {
          const { left, right } = element.getBoundingClientRect();
          return element.scrollWidth > element.clientWidth || left < 0 || right > innerWidth;
        })
        .map((element) => `${element.tagName} ${element.className} ${element.scrollWidth}`),
    );
    expect.soft(tooWide, `${state} at ${width} pixels`).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
}

export async function save(page: Page): Promise<void> {
  await page.keyboard.press("Control+s");
  await expect(page.locator(".file-bar .state")).toHaveText(/^Saved/);
}
