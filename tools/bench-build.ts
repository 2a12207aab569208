import { execFileSync, spawnSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { addEntries } from "./bench-build/content";

/**
 * `npm run bench:build`: builds a copy of this project with a thousand entries, from nothing, again without a change and
 * again after one, and prints how long each took. `--entries 7` builds as many, `--entries 0` the content as it is.
 */
const options = { entries: { type: "string", default: "1000" } } as const;

const gatsby = resolve("node_modules/gatsby/cli.js");

function copyProject(target: string): void {
  rmSync(target, { recursive: true, force: true });
  const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { encoding: "utf8" });
  for (const file of files.trim().split("\n").filter(existsSync)) {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    cpSync(file, join(target, file));
  }
  symlinkSync(resolve("node_modules"), join(target, "node_modules"), "junction");
}

/** Builds, and says how long it took in seconds. */
function build(folder: string, log: string): number {
  const begin = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, [gatsby, "build"], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, CI: "true", GATSBY_TELEMETRY_DISABLED: "1" },
  });
  writeFileSync(log, `${stdout}\n${stderr}`);
  if (status !== 0) throw new Error(`The build failed; it says why in ${log}.`);
  return (performance.now() - begin) / 1000;
}

function run(): void {
  const entries = Number(parseArgs({ options }).values.entries);
  if (!Number.isInteger(entries) || entries < 0) throw new Error("--entries expects a whole number, such as 1000.");
  const folder = resolve(".sites/bench-build");
  copyProject(folder);
  addEntries(join(folder, "content"), entries);
  const industries = readdirSync(join(folder, "content/industries"));
  console.log(
    `Building with ${industries.length} industries on ${availableParallelism()} cores; logs are in ${folder}.\n`,
  );
  console.log("| build | seconds |\n| --- | --- |");
  const measure = (name: string, log: string) =>
    console.log(`| ${name} | ${build(folder, join(folder, log)).toFixed(0)} |`);
  measure("cold", "cold.log");
  measure("warm, nothing changed", "warm.log");
  appendFileSync(join(folder, "content/industries", industries[0] ?? ""), "# A comment that changes the file\n");
  measure("warm, one file changed", "changed.log");
}

run();
