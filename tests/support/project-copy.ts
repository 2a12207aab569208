import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { copyFile, isSameFile } from "../../src/content/files/file-tree";
import { syncFolder } from "./sync-folder";
import { testSiteFolder } from "./test-content";

/** Folders and files that the build of any site reads. */
const folders = ["src", "static"];
const files = [
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package.json",
  "tsconfig.json",
];

/** Unit tests change nothing. */
const isRead = (file: string) => !/\.test\.tsx?$/.test(file);

/**
 * Brings a copy of the program up to date, in which a site of its own can be built beside the project's `public/`. What
 * a build has left there stays, so that the next does again only what has changed.
 * @param more further folders that this site is made of
 */
export function copyProgram(folder: string, more: readonly string[] = []): void {
  mkdirSync(folder, { recursive: true });
  for (const name of [...folders, ...more]) syncFolder(resolve(name), join(folder, name), isRead);
  for (const file of files) if (!isSameFile(file, join(folder, file))) copyFile(file, join(folder, file));
  const modules = join(folder, "node_modules");
  if (!existsSync(modules)) symlinkSync(resolve("node_modules"), modules, "junction");
}

/**
 * Builds the site in such a copy.
 * @param env what is different from the environment of this process
 * @returns how it ended: 0 where it did well
 */
export function buildCopy(folder: string, env: Readonly<Record<string, string>>): number {
  const gatsby = createRequire(resolve("package.json")).resolve("gatsby/cli.js");
  const options = { cwd: folder, env: { ...process.env, ...env }, stdio: "inherit" } as const;
  return spawnSync(process.execPath, [gatsby, "build"], options).status ?? 1;
}

/** Gives such a copy the pictures that the tests' own site has encoded already. */
export function takePictures(folder: string): void {
  const [from, to] = [join(testSiteFolder, "public/static"), join(folder, "public/static")];
  if (existsSync(from) && !existsSync(to)) cpSync(from, to, { recursive: true });
}
