import { exec } from "node:child_process";
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

/** Runs commands of the project in the copy, one after the other; where one fails, the end of what it said is shown. */
async function run(...commands: string[]): Promise<void> {
  const env = {
    ...process.env,
    TEST_PORT: "9150",
    GATSBY_TELEMETRY_DISABLED: "1",
    NODE_ENV: undefined,
    VITEST: undefined,
  };
  for (const command of commands) {
    const fault = await new Promise<string | undefined>((done) => {
      exec(command, { cwd: ownerFolder, env, maxBuffer: 2 ** 28 }, (error, stdout, stderr) => {
        done(error ? `${command}\n${`${stdout}${stderr}`.slice(-12_000)}` : undefined);
      });
    });
    expect(fault).toBeUndefined();
  }
}

/** What hangs fails; what is only slow, on a machine with much else to do, does not. */
const patience = { timeout: 1_800_000 };

test("the check passes", patience, () => run("npm run check:content"));

// Side by side, since neither keeps two cores busy all the time.
test.concurrent("types and units pass", patience, () => run("npm run check:types", "npm run test:unit"));
test.concurrent("it is built, and what is built is right", patience, () => run("npm run build", "npm run test:built"));

test("every page of its sitemap is right in a browser", patience, () =>
  run("npx playwright test --config tests/owner/playwright.config.ts"),
);

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
