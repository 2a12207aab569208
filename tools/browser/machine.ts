import { accessSync, constants } from "node:fs";
import { resolve } from "node:path";
import { chromium } from "@playwright/test";
import { runWhileAlive, type SignOfLife } from "./run-while-alive";

/** What the search for a browser asks of the machine it runs on. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isRoot: boolean;
  isExecutable(path: string): boolean;
  /** The version of a browser that really starts; without a path, of the one that Playwright has downloaded. */
  startedVersion(path?: string): Promise<string | undefined>;
  /** Whether a program ended well; it is ended where no sign of life comes in time. */
  run(program: string, args: readonly string[], sign: SignOfLife): Promise<boolean>;
  /** Has Playwright download its own browser. */
  download(sign: SignOfLife): Promise<boolean>;
  say(line: string): void;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function startedVersion(executablePath?: string): Promise<string | undefined> {
  try {
    const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"], timeout: 4000 });
    const version = browser.version();
    await browser.close();
    return version;
  } catch {
    return undefined;
  }
}

export const thisMachine: Machine = {
  platform: process.platform,
  env: process.env,
  isRoot: process.getuid?.() === 0,
  isExecutable,
  startedVersion,
  run: runWhileAlive,
  download: (sign) =>
    runWhileAlive(
      process.execPath,
      [resolve("node_modules/@playwright/test/cli.js"), "install", "chromium-headless-shell"],
      sign,
    ),
  say: console.log,
};
