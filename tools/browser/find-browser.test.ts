import { expect, test } from "vitest";
import { findBrowser, NoBrowser } from "./find-browser";
import type { Machine } from "./machine";

const version = "150.0.1";

const versionIf = (isThere: boolean) => (isThere ? version : undefined);

/** A Linux machine without any browser and without a network. */
const bare = {
  platform: "linux",
  env: { PATH: "/usr/local/bin:/usr/bin" },
  isRoot: false,
  isExecutable: () => false,
  startedVersion: async () => undefined,
  run: async () => false,
  download: async () => false,
  say: () => {},
} satisfies Machine;

const withFiles = (...paths: string[]) => ({
  isExecutable: (path: string) => paths.includes(path),
  startedVersion: async (path?: string) => versionIf(path !== undefined && paths.includes(path)),
});

test("the browser that CHROMIUM_PATH names is used before any other", async () => {
  const machine = {
    ...bare,
    ...withFiles("/usr/bin/chromium", "/opt/mine"),
    env: { ...bare.env, CHROMIUM_PATH: "/opt/mine" },
  };
  expect(await findBrowser(machine)).toEqual({ path: "/opt/mine", version });
});

test("a CHROMIUM_PATH that does not start is said, and nothing else is tried", async () => {
  const machine = { ...bare, ...withFiles("/usr/bin/chromium"), env: { ...bare.env, CHROMIUM_PATH: "/opt/none" } };
  await expect(findBrowser(machine)).rejects.toThrow('CHROMIUM_PATH is "/opt/none", which does not start');
});

test.each([
  ["Linux", "linux", { PATH: "/usr/local/bin:/usr/bin" }, "/usr/bin/chromium"],
  ["macOS", "darwin", {}, "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"],
  [
    "Windows",
    "win32",
    { "PROGRAMFILES(X86)": "C:\\Program Files (x86)" },
    "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
  ],
] as const)("a browser of %s is found", async (_, platform, env, path) => {
  expect(await findBrowser({ ...bare, ...withFiles(path), platform, env })).toEqual({ path, version });
});

test("a browser that is there but does not start is passed over", async () => {
  const machine = {
    ...bare,
    isExecutable: (path: string) => path.startsWith("/usr/bin/chromium"),
    startedVersion: async (path?: string) => versionIf(path === "/usr/bin/chromium-browser"),
  };
  expect(await findBrowser(machine)).toEqual({ path: "/usr/bin/chromium-browser", version });
});

test("Playwright's own browser is downloaded where there is no other", async () => {
  let isThere = false;
  const download = async () => {
    isThere = true;
    return true;
  };
  const startedVersion = async (path?: string) => versionIf(path === undefined && isThere);
  expect(await findBrowser({ ...bare, download, startedVersion })).toEqual({ version });
});

test("root on Debian gets the package where the download fails", async () => {
  const ran: string[] = [];
  const run = async (program: string, args: readonly string[]) => {
    ran.push([program, ...args].join(" "));
    return true;
  };
  const path = "/usr/bin/chromium-headless-shell";
  const isThere = () => ran.some((line) => line.includes("install"));
  const machine = {
    ...bare,
    isRoot: true,
    run,
    isExecutable: (candidate: string) => candidate === path && isThere(),
    startedVersion: async (candidate?: string) => versionIf(candidate === path && isThere()),
  };
  expect(await findBrowser(machine)).toEqual({ path, version });
  expect(ran[0]).toBe("apt-get update");
});

test("nobody but root is given packages, and where all fails one command mends it", async () => {
  const run = async () => {
    throw new Error("Nothing may be installed by this user.");
  };
  const error = await findBrowser({ ...bare, run }).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(NoBrowser);
  expect(error.message).toContain("\n    sudo apt-get install chromium\n");
  const onMac = findBrowser({ ...bare, platform: "darwin" });
  await expect(onMac).rejects.toThrow("\n    npx playwright install --with-deps chromium-headless-shell\n");
});
