import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { browserOptions } from "./browser";

const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "5000" };
const run = (program: string, ...args: string[]) => spawnSync(program, args, { stdio: "inherit", env }).status === 0;

/** Debian's package for root, which brings the libraries that a bare machine lacks; otherwise Playwright's download. */
function installBrowser(): void {
  const isDebian = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (
    isDebian &&
    run("apt-get", "update", "-qq") &&
    run("apt-get", "install", "-yqq", "chromium-headless-shell", "fonts-liberation")
  )
    return;
  run(process.execPath, "node_modules/@playwright/test/cli.js", "install", "chromium");
}

/** `npm run find:browser`: names the browser of the tests, and gets one where there is none. */
async function main(): Promise<void> {
  const start = () => chromium.launch({ ...browserOptions(), args: ["--no-sandbox"] });
  const browser = await start().catch((error) => {
    if (process.env.CHROMIUM_PATH) throw error;
    installBrowser();
    return start();
  });
  console.log(`Browser: ${Object.values(browserOptions())}, ${browser.version()}`);
  await browser.close();
}

main().catch((error) => {
  console.error(
    `${error.message}\n\nNo browser starts for the tests. Install one, on Debian by: apt-get install chromium`,
  );
  console.error("Or name one: CHROMIUM_PATH=/path/to/chromium npm test");
  process.exitCode = 1;
});
