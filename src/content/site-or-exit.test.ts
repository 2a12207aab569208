import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";
import { testContent } from "../../tests/support/test-content";

const root = mkdtempSync(join(tmpdir(), "site-"));
afterAll(() => rmSync(root, { recursive: true }));

/** What a program prints and how it ends, on the tests' own site with another `site.yaml`. */
function run(program: string, siteYaml: string) {
  cpSync(testContent, root, { recursive: true });
  writeFileSync(join(root, "site.yaml"), siteYaml);
  const args = ["--import", resolve("node_modules/tsx/dist/loader.mjs"), resolve(program)];
  const { status, stderr } = spawnSync(process.execPath, args, {
    encoding: "utf8",
    env: { PATH: process.env.PATH, CONTENT_DIR: root },
  });
  return { status, lines: stderr.trim().split("\n") };
}

test.each([
  ["without a closing quotation mark", 'url: "https://www.example.com\n', "content/site.yaml:1:6"],
  ["that is empty", "", "content/site.yaml:1:1"],
])(
  "a site.yaml %s ends the build's configuration with what the check prints, and nothing else",
  (_, source, place) => {
    const check = run("src/content/cli.ts", source);
    const build = run("gatsby-config.ts", source);
    expect(check.lines).toContain(place);
    expect(build).toEqual(check);
    expect(build.status).toBe(1);
  },
  60_000,
);
