import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { bareEnvironment } from "../support/bare-environment";
import { follow, stepsOf } from "../support/follow-document";
import { owner, replaceSample, sampleName } from "./replace-sample";

/**
 * The proof that the project is its owner's: a copy in which the sample is replaced, and a block, a question, a colour,
 * the typefaces and the logo are changed by the documentation's words alone, passes the project's own commands.
 */
const folder = resolve(".sites/owner");

/** Runs a command of the project in the copy, without anything set in the environment; gives what it said if it failed. */
function faultOf(command: string): string {
  const { HOME, TEST_PORT } = process.env;
  const env = { ...bareEnvironment, HOME, ...(TEST_PORT && { TEST_PORT }), GATSBY_TELEMETRY_DISABLED: "1" };
  const { status, stdout, stderr } = spawnSync(command, { cwd: folder, env, shell: true, maxBuffer: 2 ** 28 });
  return status === 0 ? "" : `${command}\n${`${stdout}${stderr}`.slice(-12_000)}`;
}

const whole = { timeout: 1_800_000 };

beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { encoding: "utf8" });
  // An owner deletes the tests of the sample with it.
  const files = listed.split("\n").filter((file) => existsSync(file) && !file.startsWith("tests/specification/"));
  for (const file of files.filter(Boolean)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
  const table = readFileSync(join(folder, "docs/testing.md"), "utf8").split("\n");
  writeFileSync(
    join(folder, "docs/testing.md"),
    table.filter((line) => !line.includes("tests/specification")).join("\n"),
  );
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "junction");
  execFileSync("git", ["init", "--quiet"], { cwd: folder });
  await replaceSample(join(folder, "content"));
  const page = stepsOf("docs/editing.md").filter(({ text }) => text.includes("content:new -- page "));
  for (const step of [...["docs/extending.md", "docs/theming.md"].flatMap(stepsOf), ...page]) {
    if (step.language === "sh") expect(faultOf(step.text.trim())).toBe("");
    else follow(folder, step);
  }
}, 600_000);

test("npm run test:site is green: what is the owner's is checked, built and opened", whole, () =>
  expect(faultOf("npm run test:site")).toBe(""),
);

test("npm test is green", whole, () => expect(faultOf("npm test")).toBe(""));

const built = (file: string) => readFileSync(join(folder, "public", file), "utf8");

test("what the documentation adds is on the site", () => {
  expect(built("careers/index.html")).toMatch(/<h1[\s\S]*Careers/);
  expect(built("index.html")).toContain('href="/careers"');
  expect(built("services/devops/index.html")).toContain("Measure twice, cut once.");
  expect(built("enquire/start-project/index.html")).toMatch(/name="?website\b/);
  expect(built("services/devops/index.html")).toMatch(/#1b5e8c/i);
  expect(built("index.html")).toMatch(/--font-body:\s*"Bricolage Grotesque","Bricolage Grotesque Fallback"/);
  for (const { path } of owner.logo.shapes) expect(built("favicon.svg")).toContain(path);
});

test("nothing of the sample company is left on the site", () => {
  const published = /(index\.html|404\.html|page-data\.json|\.xml|\.txt|\.webmanifest|wizards.*\.json)$/;
  const files = readdirSync(join(folder, "public"), { recursive: true, encoding: "utf8" }).filter(
    (file) => published.test(file) && statSync(join(folder, "public", file)).isFile(),
  );
  const left = files.filter((file) => built(file).toLowerCase().includes(sampleName));
  expect(left).toEqual([]);
  for (const fact of [owner.url, owner.email]) expect(built("index.html")).toContain(fact);
});
