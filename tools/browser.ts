import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium, type LaunchOptions } from "@playwright/test";

/** Programs of Chromium's family on Linux; the first is the smallest, and all that most tests need. */
const programs = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/** Browsers on the PATH, the smallest first. */
export const installedBrowsers = (path = process.env.PATH ?? ""): readonly string[] =>
  programs.flatMap((name) => path.split(delimiter).map((folder) => join(folder, name))).filter(existsSync);

/** Playwright's options for the browser of the tests: CHROMIUM_PATH, one on the PATH, Playwright's own, or Chrome. */
export function browserOptions(): Pick<LaunchOptions, "executablePath" | "channel"> {
  const executablePath = process.env.CHROMIUM_PATH || installedBrowsers()[0];
  if (executablePath) return { executablePath };
  return { channel: existsSync(chromium.executablePath()) ? "chromium" : "chrome" };
}
