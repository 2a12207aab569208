import { spawn } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { loadavg } from "node:os";
import { dirname, join, resolve } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { contentFolder } from "../src/content/files/file-tree";
import { pageDataFile } from "../src/hosting/gatsby-names";
import { browserOptions } from "./browser";

const folder = resolve(".sites/measure-editor");

/** Milliseconds from a key in a field until its letter is painted in the preview, which looks at the same clock. */
async function keyToPage(page: Page): Promise<number> {
  const frame = page.frames().find((other) => other !== page.mainFrame());
  const painted = frame?.evaluate(
    () =>
      new Promise<number>((done) => {
        const headline = document.querySelector("h1");
        const observer = new MutationObserver(() => {
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => done(performance.timeOrigin + performance.now())));
        });
        if (headline) observer.observe(headline, { characterData: true, childList: true, subtree: true });
      }),
  );
  await page.evaluate(() =>
    addEventListener("keydown", () => Object.assign(window, { pressed: performance.timeOrigin + performance.now() }), {
      capture: true,
    }),
  );
  await page.keyboard.press("x");
  const end = (await painted) ?? Number.NaN;
  return end - (await page.evaluate(() => (window as unknown as { pressed: number }).pressed));
}

/** `npm run measure:editor -w tools`: how long somebody who edits waits for cards, preview, a key and a new page, on a copy. */
for (const name of ["content", "edit/drafts"]) rmSync(join(folder, name), { recursive: true, force: true });
cpSync(contentFolder(), join(folder, "content"), { recursive: true, preserveTimestamps: true });
const folders = { CONTENT_DIR: join(folder, "content"), EDIT_DIR: join(folder, "edit") };
const env = { ...process.env, ...folders, EDIT_PORT: "0", EDIT_PREVIEW_PORT: "0", BROWSER: "none" };
const browser = await chromium.launch(browserOptions());
const began = Date.now();
const words = ["--import", "tsx", "editor/main.ts"];
const editor = spawn(process.execPath, words, { env, stdio: ["ignore", "pipe", "inherit"] });
const tell = (what: string, seconds: number) =>
  console.log(`${what}: ${seconds.toFixed(2)} s (load ${loadavg()[0]?.toFixed(1)})`);
try {
  const address = await new Promise<string>((done, fail) => {
    editor.stdout.on("data", (said: Buffer) => {
      const [found] = /http:\S+/.exec(said.toString()) ?? [];
      if (found) done(found);
    });
    editor.once("exit", (code) => fail(new Error(`The editor ended with ${code}.`)));
  });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(300_000);
  await page.goto(address);
  await page.locator(".card").first().waitFor();
  tell("cards", (Date.now() - began) / 1000);
  await page.locator('.card a[href*="/services/"]').first().click();
  const headline = page.frameLocator("iframe").getByRole("heading", { level: 1 });
  await page.locator('[id="field/title"]').fill("Typed just now");
  await headline.getByText("Typed just now").waitFor();
  tell("preview", (Date.now() - began) / 1000);
  const keys: number[] = [];
  for (let count = 0; count < 20; count++) {
    keys.push(await keyToPage(page));
    await page.waitForTimeout(500);
  }
  tell("key", (keys.toSorted((a, b) => a - b)[10] ?? Number.NaN) / 1000);
  await page.goto(address.replace(/#.*/, "#/"));
  await page.getByRole("button", { name: "Add a service" }).click();
  await page.getByLabel("What is it called?").fill("Foghorns");
  const wanted = Date.now();
  await page.getByRole("button", { name: "Write it" }).click();
  await page.frameLocator("iframe").getByRole("main").getByText("Foghorns").first().waitFor();
  tell("page", (Date.now() - wanted) / 1000);
} finally {
  await browser.close();
  // Gatsby writes the data of pages into the folder that is served.
  const written = join("public", dirname(pageDataFile("/services/foghorns")));
  editor.once("exit", () => rmSync(written, { recursive: true, force: true }));
  editor.kill("SIGTERM");
}
