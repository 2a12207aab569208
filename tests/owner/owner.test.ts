import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { makeOwnerCopy, ownerFolder } from "./owner-copy";
import { owner } from "./replace-sample";

/**
 * The proof that the content is the owner's: a copy of the project in which the sample is replaced, and on which the
 * project's own commands pass without a change of code.
 */
beforeAll(makeOwnerCopy, 120_000);

/** Runs a command of the project in the copy; where it fails, the end of what it said is shown. */
function run(command: string): void {
  const env = {
    ...process.env,
    TEST_PORT: "9150",
    GATSBY_TELEMETRY_DISABLED: "1",
    NODE_ENV: undefined,
    VITEST: undefined,
  };
  const { status, stdout, stderr } = spawnSync(command, { cwd: ownerFolder, env, shell: true, encoding: "utf8" });
  expect(status, `${command}\n${`${stdout}${stderr}`.slice(-12_000)}`).toBe(0);
}

test.each([
  "npm run check:content",
  "npm run check:types",
  "npm run test:unit",
  "npm run build",
  "npm run test:built",
  "npx playwright test --config tests/owner/playwright.config.ts",
])("%s", { timeout: 900_000 }, (command) => run(command));

test("nothing of the sample company is left on the site", () => {
  const folder = join(ownerFolder, "public");
  const built = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => statSync(join(folder, file)).isFile())
    .filter((file) => /(index\.html|404\.html|page-data\.json|\.xml|\.txt|\.webmanifest|wizards.*\.json)$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(folder, file), "utf8") }));
  expect(built.filter(({ text }) => /noonward/i.test(text)).map(({ file }) => file)).toEqual([]);
  const home = built.find(({ file }) => file === "index.html")?.text;
  for (const fact of [owner.url, owner.email]) expect(home).toContain(fact);
});
