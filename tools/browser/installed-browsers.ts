import { posix, win32 } from "node:path";
import type { Machine } from "./machine";

/** Names of Chromium's family on Linux. The first is the smallest, and all that the tests need. */
const linuxNames = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
  "microsoft-edge-stable",
];

const macApplications = ["Google Chrome", "Chromium", "Microsoft Edge"];

const windowsPrograms = ["Google\\Chrome\\Application\\chrome.exe", "Microsoft\\Edge\\Application\\msedge.exe"];

function possiblePaths({ platform, env }: Machine): string[] {
  if (platform === "darwin") {
    return macApplications.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
  }
  if (platform === "win32") {
    const folders = [env.PROGRAMFILES, env["PROGRAMFILES(X86)"], env.LOCALAPPDATA];
    return windowsPrograms.flatMap((program) =>
      folders.flatMap((folder) => folder ?? []).map((folder) => win32.join(folder, program)),
    );
  }
  const folders = (env.PATH ?? "").split(":").filter(Boolean);
  return linuxNames.flatMap((name) => folders.map((folder) => posix.join(folder, name)));
}

/** Paths of the browsers on this machine that the tests can run in, the best first. */
export function installedBrowsers(machine: Machine): string[] {
  return [...new Set(possiblePaths(machine))].filter((path) => machine.isExecutable(path));
}
