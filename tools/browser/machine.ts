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
  /** Whether a browser really starts; without a path, the one that Playwright has downloaded. */
  starts(path?: string): Promise<boolean>;
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

async function starts(executablePath?: string): Promise<boolean> {
  try {
    const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"], timeout: 4000 });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

export const thisMachine: Machine = {
  platform: process.platform,
  env: process.env,
  isRoot: process.getuid?.() === 0,
  isExecutable,
  starts,
  run: runWhileAlive,
  download: (sign) =>
    runWhileAlive(
      process.execPath,
      [resolve("node_modules/@playwright/test/cli.js"), "install", "chromium-headless-shell"],
      sign,
    ),
  say: console.log,
};
