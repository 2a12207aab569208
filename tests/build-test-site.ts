import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { syncFolder } from "./support/sync-folder";
import { testSiteContent, testSiteFolder } from "./support/test-content";

/** What a build reads. */
const folders = ["src", "static", "tests/site", "tests/examples"];
const files = [
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package.json",
  "tsconfig.json",
];

/** Unit tests change nothing, and the types of the queries are written by each build itself. */
const isRead = (file: string) => !/\.test\.tsx?$|gatsby-types\.d\.ts$/.test(file);

/** A copy of a file that is written only where it differs. */
function copyChanged(file: string, target: string): void {
  if (existsSync(target) && readFileSync(target).equals(readFileSync(file))) return;
  copyFileSync(file, target);
}

/**
 * `npm run build:test-site`: builds the tests' own site in a folder of its own, beside the project's `public/`. Cache and
 * result of the last time stay, so that only what has changed is built again.
 */
function build(): number {
  mkdirSync(testSiteFolder, { recursive: true });
  for (const folder of folders) syncFolder(resolve(folder), join(testSiteFolder, folder), isRead);
  for (const file of files) copyChanged(file, join(testSiteFolder, file));
  const modules = join(testSiteFolder, "node_modules");
  if (!existsSync(modules)) symlinkSync(resolve("node_modules"), modules, "junction");
  const gatsby = createRequire(import.meta.url).resolve("gatsby/cli.js");
  const env = { ...process.env, CONTENT_DIR: testSiteContent, EXAMPLES: "1" };
  return spawnSync(process.execPath, [gatsby, "build"], { cwd: testSiteFolder, env, stdio: "inherit" }).status ?? 1;
}

process.exitCode = build();
