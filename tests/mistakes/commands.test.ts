import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { copyOfSite } from "../support/site-copy";

const modules = createRequire(import.meta.url);
const tsx = ["--import", pathToFileURL(modules.resolve("tsx")).href];

/** The commands that read content, as `package.json` has them. */
const commands = {
  check: [...tsx, resolve("src/content/cli.ts")],
  build: [modules.resolve("gatsby/cli.js"), "build"],
  serve: [...tsx, resolve("server/main.ts")],
} as const;

/** A copy of the project with the content of the tests' own site, which could be built and served. */
function copyOfProject(): string {
  const root = copyOfSite();
  for (const file of ["src", "gatsby-config.ts", "gatsby-node.ts", "package.json", "tsconfig.json"]) {
    cpSync(resolve(file), join(root, file), { recursive: true });
  }
  symlinkSync(resolve("node_modules"), join(root, "node_modules"), "junction");
  mkdirSync(join(root, "public"));
  writeFileSync(join(root, "public/index.html"), "<!doctype html>");
  return root;
}

/** How a command ends, and what it prints from the first problem to the last sentence. */
function run(command: keyof typeof commands, cwd: string) {
  const env = { PATH: process.env.PATH, CONTENT_DIR: "content", CI: "1", GATSBY_TELEMETRY_DISABLED: "1" };
  const { status, stdout, stderr } = spawnSync(process.execPath, commands[command], { cwd, env, encoding: "utf8" });
  const [report] = /^content\/[\s\S]*run "npm run check:content" again\.$/m.exec(stdout + stderr) ?? [];
  return { status, report };
}

test("a mistake in a text ends check, build and server with the same words", () => {
  const root = copyOfProject();
  const file = join(root, "content/services/lamps.yaml");
  writeFileSync(file, readFileSync(file, "utf8").replace(/^title: .*$/m, "title: *New*"));
  const check = run("check", root);
  expect(check.report).toContain("content/services/lamps.yaml:8:8\n    found *New*");
  expect(check.status).toBe(1);
  expect(run("build", root)).toEqual(check);
  expect(run("serve", root)).toEqual(check);
});

test("so does a picture that is none end check and build", () => {
  const root = copyOfProject();
  writeFileSync(join(root, "content/images/quay.jpg"), "no picture");
  const check = run("check", root);
  expect(check.report).toContain("which is no picture that can be shown");
  expect(check.status).toBe(1);
  expect(run("build", root)).toEqual(check);
});
