import { execFile } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve, sep } from "node:path";
import { promisify } from "node:util";
import { afterEach, describe, expect, test } from "vitest";
import { checkContent } from "./check";
import { formatProblems, type Problem } from "./problems";

const contentRoot = resolve("content");
const staticRoot = resolve("static");
const fixtures = resolve("tests/fixtures/bad-content");
const pictures = join(contentRoot, "images");

const copies: string[] = [];

/** A project folder with the site's own content, whose pictures are only linked to: they are large. */
function copyOfSite(): string {
  const copy = mkdtempSync(join(tmpdir(), "content-check-"));
  copies.push(copy);
  cpSync(contentRoot, join(copy, "content"), { recursive: true, filter: (path) => path !== pictures });
  symlinkSync(pictures, join(copy, "content", "images"));
  symlinkSync(staticRoot, join(copy, "static"));
  return copy;
}

function problemsIn(site: string): Problem[] {
  return checkContent({ contentRoot: join(site, "content"), staticRoot: join(site, "static") });
}

const yamlFilesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => `content/${name.split(sep).join("/")}`);

/** The site's content with the files of one case laid over it. */
function siteWith(name: string): string {
  const site = copyOfSite();
  cpSync(join(fixtures, name), join(site, "content"), {
    recursive: true,
    filter: (path) => !path.endsWith("expected.txt"),
  });
  return site;
}

afterEach(() => {
  for (const copy of copies.splice(0)) rmSync(copy, { recursive: true });
});

test("the site's own content is in order", () => {
  const problems = checkContent({ contentRoot, staticRoot });
  expect(problems.length === 0 ? "" : formatProblems(problems)).toBe("");
});

describe("a mistake in a file is reported with its place, what was found and what is right", () => {
  const cases = readdirSync(fixtures);

  test.each(cases)("%s", (name) => {
    const laidOver = yamlFilesIn(join(fixtures, name));
    const problems = problemsIn(siteWith(name)).filter(({ file }) => laidOver.includes(file));
    const expectedFile = join(fixtures, name, "expected.txt");
    if (process.env.WRITE && !existsSync(expectedFile)) writeFileSync(expectedFile, `${formatProblems(problems)}\n`);
    const expected = readFileSync(join(fixtures, name, "expected.txt"), "utf8");
    expect(`${formatProblems(problems)}\n`).toBe(expected);
  });
});
