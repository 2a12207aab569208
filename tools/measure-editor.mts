import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { cpSync, mkdirSync, rmSync } from "node:fs";
import { loadavg } from "node:os";
import { dirname, join, resolve } from "node:path";
import { chromium } from "@playwright/test";
import { contentFolder } from "../src/content/files/content-folder";
import { pageDataFile } from "../src/gatsby/internals";
import { browserOptions } from "./browser";

/** Seconds that somebody who edits waits at most. */
const goals = { cards: 3, preview: 15, made: 60, page: 3, pageMade: 15 } as const;

/** Limit for what hangs, in milliseconds. */
const limit = { timeout: 120_000 };

/** The site as it was built last stands for the published one. */
const sitePort = 9190;

/** Serves it, until it is ended. */
async function servePublished(): Promise<ChildProcess> {
  const env = { PORT: String(sitePort), HOST: "127.0.0.1", LOG_LEVEL: "warn" };
  const site = spawn(process.execPath, ["--import", "tsx", "server/main.ts"], {
    env: { ...process.env, ...env, ENQUIRY_DATABASE_URL: `file:${join(folder, "enquiries.db")}` },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise((done) => site.stdout.once("data", done));
  return site;
}

/** Copy of the content, which is edited here in place of the content itself. */
const folder = resolve(".sites/measure-editor");

/** Processor seconds of a process and of all that it has started and that still run. */
function processorSeconds(root: number): number {
  const all = execFileSync("ps", ["-A", "-o", "pid=,ppid=,cputimes="], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number));
  const sum = (pid: number): number =>
    all.reduce((seconds, [own, parent = 0, time = 0]) => {
      if (own === pid) return seconds + time;
      return parent === pid && own !== undefined ? seconds + sum(own) : seconds;
    }, 0);
  return sum(root);
}

/** `npm run measure:editor -w tools`: how long somebody who edits waits for cards, the first preview and a new page, on a copy. */
async function main(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  rmSync(join(folder, "content"), { recursive: true, force: true });
  rmSync(join(folder, "edit/drafts"), { recursive: true, force: true });
  cpSync(contentFolder(), join(folder, "content"), { recursive: true, preserveTimestamps: true });
  const env = {
    ...process.env,
    CONTENT_DIR: join(folder, "content"),
    EDIT_DIR: join(folder, "edit"),
    EDIT_PUBLISHED: `http://127.0.0.1:${sitePort}`,
    ...{ EDIT_PORT: "0", EDIT_PREVIEW_PORT: "0", EDIT_SITE_PORT: "0", BROWSER: "none" },
  };
  const site = await servePublished();
  const browser = await chromium.launch(browserOptions());
  const began = Date.now();
  const editor = spawn(process.execPath, ["--import", "tsx", "editor/main.ts"], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const tell = (what: keyof typeof goals, since: number) => {
    const seconds = ((Date.now() - since) / 1000).toFixed(1);
    const cost = processorSeconds(editor.pid ?? 0);
    console.log(
      `${what}: ${seconds} s (goal ${goals[what]} s; ${cost} s of processor time so far, load ${loadavg()[0]?.toFixed(1)})`,
    );
  };
  try {
    const address = await new Promise<string>((done, fail) => {
      editor.stdout.on("data", (said: Buffer) => {
        const [found] = /http:\S+/.exec(said.toString()) ?? [];
        if (found) done(found);
      });
      editor.once("exit", (code) => fail(new Error(`The editor ended with ${code}.`)));
    });
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(limit.timeout);
    await page.goto(address);
    await page.locator(".card").first().waitFor();
    tell("cards", began);
    const card = page.locator('.card a[href*="/services/"]').first();
    await card.click();
    // The typed text is in the page: the published one at first.
    const headline = page.frameLocator("iframe").getByRole("heading", { level: 1 });
    await headline.waitFor();
    await page.locator('[id="field/title"]').fill("Typed just now");
    await headline.getByText("Typed just now").waitFor();
    tell("preview", began);
    await page.getByText(/^The preview starts/).waitFor({ state: "hidden" });
    await headline.getByText("Typed just now").waitFor();
    tell("made", began);
    await page.goto(address.replace(/#.*/, "#/"));
    await page.getByRole("button", { name: "Add a service" }).click();
    await page.getByLabel("What is it called?").fill("Foghorns");
    const wanted = Date.now();
    await page.getByRole("button", { name: "Write it" }).click();
    await page.frameLocator("iframe").getByRole("main").getByText("Foghorns").first().waitFor(limit);
    // Its words are there: in the page of a neighbour at first.
    tell("page", wanted);
    await page.getByText(/^This page is being made/).waitFor({ state: "hidden" });
    await page.frameLocator("iframe").getByRole("main").getByText("Foghorns").first().waitFor(limit);
    tell("pageMade", wanted);
  } finally {
    await browser.close();
    // Gatsby writes the data of pages into the folder that is served.
    editor.once("exit", () =>
      rmSync(join("public", dirname(pageDataFile("/services/foghorns"))), { recursive: true, force: true }),
    );
    editor.kill("SIGTERM");
    site.kill();
  }
}

await main();
