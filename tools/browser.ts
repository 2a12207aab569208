import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium, type LaunchOptions } from "@playwright/test";

/** Programs of Chromium's family on Linux; the first is the smallest, and all that most tests need. */
const programs = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

export const installedBrowsers = (path = process.env.PATH ?? ""): readonly string[] =>
  programs.flatMap((name) => path.split(delimiter).map((folder) => join(folder, name))).filter(existsSync);

/** Playwright's options for the browser of the tests: CHROMIUM_PATH, one on the PATH, Playwright's own, or Chrome. */
export function browserOptions(): Pick<LaunchOptions, "executablePath" | "channel"> {
  const executablePath = process.env.CHROMIUM_PATH || installedBrowsers()[0];
  if (executablePath) return { executablePath };
  return { channel: existsSync(chromium.executablePath()) ? "chromium" : "chrome" };
}

function run(program: string, ...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "5000" };
  return spawnSync(program, args, { stdio: "inherit", env }).status === 0;
}

/** Debian's package for root, which brings the libraries that a bare machine lacks; otherwise Playwright's download. */
const installBrowser = () =>
  (process.getuid?.() === 0 &&
    run("apt-get", "update", "-qq") &&
    run("apt-get", "install", "-yqq", "chromium-headless-shell", "fonts-liberation")) ||
  run(process.execPath, "node_modules/@playwright/test/cli.js", "install", "chromium");

async function findBrowser(): Promise<void> {
  const start = () => chromium.launch({ ...browserOptions(), args: ["--no-sandbox"] });
  const browser = await start().catch((error) => {
    if (process.env.CHROMIUM_PATH) throw error;
    installBrowser();
    return start();
  });
  console.log(`Browser: ${Object.values(browserOptions())}, ${browser.version()}`);
  await browser.close();
}

if (require.main === module) {
  findBrowser().catch(({ message }) => {
    console.error(`${message}\n\nNo browser starts for the tests. Install one, on Debian by: apt-get install chromium`);
    console.error("Or name one: CHROMIUM_PATH=/path/to/chromium npm test");
    process.exitCode = 1;
  });
}
