import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fingerprint } from "./fingerprint";

let folder = "";
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
const now = (runsOn = ["v20"]) => fingerprint(folder, ["content"], runsOn);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "fingerprint-"));
  for (const name of ["src", "content", "contents"]) mkdirSync(join(folder, name));
  write(".gitignore", "public/\n");
  write("src/a.ts", "one");
  write("content/site.yaml", "name: one");
  execFileSync("git", ["init", "--quiet"], { cwd: folder });
});
afterEach(() => rmSync(folder, { recursive: true }));

test("it is the same for the same files, also once git keeps them", () => {
  const before = now();
  expect(before).toMatch(/^[0-9a-f]{64}$/);
  execFileSync("git", ["add", "."], { cwd: folder });
  expect(now()).toBe(before);
});

test("what is not read, and what git ignores, changes nothing", () => {
  const before = now();
  write("content/site.yaml", "name: two");
  mkdirSync(join(folder, "public"));
  write("public/index.html", "built");
  expect(now()).toBe(before);
});

test.each([
  ["a file's text", () => write("src/a.ts", "two")],
  ["a file's name", () => renameSync(join(folder, "src/a.ts"), join(folder, "src/b.ts"))],
  ["a file that git does not keep yet", () => write("src/b.ts", "")],
  ["a folder whose name only begins like one that is not read", () => write("contents/a.yaml", "")],
])("%s changes it", (_, change) => {
  const before = now();
  change();
  expect(now()).not.toBe(before);
});

test("a file that git keeps and that was deleted changes it", () => {
  execFileSync("git", ["add", "."], { cwd: folder });
  const before = now();
  rmSync(join(folder, "src/a.ts"));
  expect(now()).not.toBe(before);
});

test("another Node or browser changes it", () => {
  expect(now(["v22"])).not.toBe(now());
});

test("without git there is none", () => {
  rmSync(join(folder, ".git"), { recursive: true });
  expect(now()).toBeUndefined();
});
