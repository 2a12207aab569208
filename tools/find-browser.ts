import { spawnSync } from "node:child_process";
import { chromium } from "@playwright/test";
import { browserOptions } from "./browser";

const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "5000" };
const run = (program: string, ...args: string[]) => spawnSync(program, args, { stdio: "inherit", env }).status === 0;

/** Debian's package for root, which brings the libraries that a bare machine lacks; otherwise Playwright's download. */
const installBrowser = () =>
  (process.getuid?.() === 0 &&
    run("apt-get", "update", "-qq") &&
    run("apt-get", "install", "-yqq", "chromium-headless-shell", "fonts-liberation")) ||
  run(process.execPath, "node_modules/@playwright/test/cli.js", "install", "chromium");

const start = () => chromium.launch({ ...browserOptions(), args: ["--no-sandbox"] });

/** Names the browser of the tests, and gets one where there is none. */
async function main(): Promise<void> {
  const browser = await start().catch((error) => {
    if (process.env.CHROMIUM_PATH) throw error;
    installBrowser();
    return start();
  });
  console.log(`Browser: ${Object.values(browserOptions())}, ${browser.version()}`);
  await browser.close();
}

main().catch(({ message }) => {
  console.error(`${message}\n\nNo browser starts for the tests. Install one, on Debian by: apt-get install chromium`);
  console.error("Or name one: CHROMIUM_PATH=/path/to/chromium npm test");
  process.exitCode = 1;
});
