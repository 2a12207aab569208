import { installedBrowsers } from "./installed-browsers";
import type { Machine } from "./machine";

/** A browser that starts. Without a path it is the one that Playwright has downloaded for itself. */
export interface Browser {
  readonly path?: string;
  readonly version: string;
}

/** No browser was found and none could be got; the message says what mends it. */
export class NoBrowser extends Error {}

async function firstThatStarts(machine: Machine): Promise<Browser | undefined> {
  for (const path of installedBrowsers(machine)) {
    const version = await machine.startedVersion(path);
    if (version) return { path, version };
  }
  return playwrightsOwn(machine);
}

async function playwrightsOwn(machine: Machine): Promise<Browser | undefined> {
  const version = await machine.startedVersion();
  return version ? { version } : undefined;
}

async function download(machine: Machine): Promise<Browser | undefined> {
  machine.say("There is no browser for the tests yet; Playwright downloads one.");
  const isDone = await machine.download({ pattern: /\d% of/, within: 3000 });
  return isDone ? playwrightsOwn(machine) : undefined;
}

/** Debian's own package; unlike Playwright's download it brings the libraries that a bare machine lacks. */
async function installPackage(machine: Machine): Promise<Browser | undefined> {
  if (machine.platform !== "linux" || !machine.isRoot) return undefined;
  machine.say("Playwright's browser cannot be had or does not start here; apt-get installs Debian's.");
  const sign = { pattern: /^(Get|Hit):/m, within: 3000 };
  if (!(await machine.run("apt-get", ["update"], sign))) return undefined;
  const install = ["install", "--yes", "--no-install-recommends"];
  for (const name of ["chromium-headless-shell", "chromium"]) {
    // Under way, a package may take minutes; what it needs was found by the update.
    await machine.run("apt-get", [...install, name, "fonts-liberation"], {
      pattern: /Reading package lists/,
      within: 3000,
    });
    const browser = await firstThatStarts(machine);
    if (browser) return browser;
  }
  return undefined;
}

const remedy = ({ platform, isRoot }: Machine) =>
  platform === "linux" && !isRoot
    ? "sudo apt-get install chromium"
    : "npx playwright install --with-deps chromium-headless-shell";

/**
 * Finds a browser for the tests, and gets one where there is none: the one that `CHROMIUM_PATH` names, a browser of
 * this machine, Playwright's own download, or Debian's package. Where all of that fails it ends within ten seconds.
 */
export async function findBrowser(machine: Machine): Promise<Browser> {
  const named = machine.env.CHROMIUM_PATH;
  if (named) {
    const version = await machine.startedVersion(named);
    if (version) return { path: named, version };
    throw new NoBrowser(`CHROMIUM_PATH is "${named}", which does not start; expected the path of a Chromium.`);
  }
  const browser = (await firstThatStarts(machine)) ?? (await download(machine)) ?? (await installPackage(machine));
  if (browser) return browser;
  throw new NoBrowser(
    `There is no browser for the tests, and none could be downloaded. Install one:\n\n    ${remedy(machine)}\n\n` +
      "or name one: CHROMIUM_PATH=/path/to/chromium npm test",
  );
}
