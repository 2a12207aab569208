import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";

/** What keeps a browser from doing anything of its own while it is measured. */
const quiet = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-default-apps",
  "--disable-extensions",
  "--disable-sync",
  "--no-first-run",
  "--remote-debugging-port=0",
];

/** Asks a browser itself to end: what was started may be a script that does not pass a signal on. */
async function close(port: number): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const session = await browser.newBrowserCDPSession();
  await session.send("Browser.close");
}

/**
 * Gives some work the debugging port of a new browser, which knows no site yet, and ends it afterwards.
 * @param path the browser's program; undefined: the one that Playwright has downloaded
 */
export async function withBrowser<Result>(
  path: string | undefined,
  work: (port: number) => Promise<Result>,
): Promise<Result> {
  const profile = await mkdtemp(join(tmpdir(), "measure-"));
  const child = spawn(path ?? chromium.executablePath(), [...quiet, `--user-data-dir=${profile}`, "about:blank"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const closed = new Promise<void>((done) => child.once("close", () => done()));
  try {
    const port = await new Promise<number>((done, fail) => {
      let output = "";
      child.stderr.on("data", (data) => {
        output += data;
        const [, found] = /DevTools listening on ws:\/\/[^/]*:(\d+)\//.exec(output) ?? [];
        if (found) done(Number(found));
      });
      child.once("error", fail);
      child.once("close", () => fail(new Error(`The browser ended before it could be used:\n${output}`)));
    });
    return await work(port).finally(() => close(port));
  } finally {
    child.kill("SIGTERM");
    await closed;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
