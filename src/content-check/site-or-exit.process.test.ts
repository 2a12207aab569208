import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { bareEnvironment } from "../../tests/support/bare-environment";
import { listen } from "../../tests/support/printed";
import { programArguments } from "../../tests/support/server/program-arguments";
import { testContent } from "../../tests/support/test-content";
import { staticFolder } from "../content/files/content-folder";
import { checkCommand } from "./check-command";

const root = mkdtempSync(join(tmpdir(), "site-"));
afterAll(() => rmSync(root, { recursive: true }));

const config = programArguments("gatsby-config.ts");

/** Output of the build's configuration, and its exit code. */
function build() {
  const env = { ...bareEnvironment, CONTENT_DIR: root };
  const { status, stderr } = spawnSync(process.execPath, config, { encoding: "utf8", env });
  return { status, lines: stderr.trim().split("\n") };
}

/** The same of the check. */
async function check() {
  const { printer, err } = listen();
  const status = await checkCommand([], { contentRoot: root, staticRoot: staticFolder() }, printer);
  return { status, lines: err().trim().split("\n") };
}

test.each([
  ["without a closing quotation mark", 'url: "https://www.example.com\n', "content/site.yaml:1:6"],
  ["that is empty", "", "content/site.yaml:1:1"],
])(
  "a site.yaml %s ends the build's configuration with what the check prints, and nothing else",
  async (_, source, place) => {
    cpSync(testContent, root, { recursive: true });
    writeFileSync(join(root, "site.yaml"), source);
    const checked = await check();
    expect(checked.lines).toContain(place);
    expect(build()).toEqual(checked);
    expect(checked.status).toBe(1);
  },
  60_000,
);
