import { mkdirSync, readFileSync, renameSync, truncateSync, unlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { gitIn, putUnderGit } from "../support/git-folder";
import { freePort, type Program, runProgram, until } from "../support/server/run-program";
import { copyOfSite } from "../support/site-copy";

const saveWays: Record<string, (path: string, text: string) => void> = {
  "writing in place": writeFileSync,
  "writing beside it and renaming": (path, text) => {
    const beside = join(dirname(path), ".saved.tmp");
    writeFileSync(beside, text);
    renameSync(beside, path);
  },
  "removing it and writing it anew": (path, text) => {
    unlinkSync(path);
    writeFileSync(path, text);
  },
  "emptying it and writing": (path, text) => {
    truncateSync(path);
    writeFileSync(path, text, { flag: "r+" });
  },
  "a checkout of git": (path, text) => {
    const folder = dirname(path);
    writeFileSync(path, text);
    gitIn(folder, "commit", "--quiet", "--all", "--message", "Another text");
    gitIn(folder, "checkout", "--quiet", "HEAD~1", "--", path);
    gitIn(folder, "checkout", "--quiet", "HEAD", "--", path);
  },
};

let program: Program | undefined;
afterEach(async () => {
  program?.process.kill("SIGTERM");
  await program?.ended;
});

// What the editor follows as well: src/content-check/follow-content.test.ts, tests/guide/preview.spec.ts.
test.each([
  ["npm run develop", "tools/develop/main.ts", /Enquiries are taken at/],
  ["npm run check:content -- --watch", "src/content-check/check-command.ts", /is in order/],
])("%s notices each save in each of five ways", async (name, file, started) => {
  const site = copyOfSite();
  putUnderGit(site);
  // Gatsby is not what notices a save, and only has to run.
  mkdirSync(join(site, "node_modules/gatsby"), { recursive: true });
  writeFileSync(join(site, "node_modules/gatsby/cli.js"), "setInterval(() => {}, 1e9);");
  const env = { CONTENT_DIR: "content", PORT: String(await freePort()), ENQUIRY_DATABASE_URL: "file:enquiries.db" };
  const watching = runProgram(file, site, ["--watch"], env);
  program = watching;
  await until(`${name} to have looked at the content`, () => started.test(watching.output()), 120);
  const path = join(site, "content/pages/not-found.yaml");
  const original = readFileSync(path, "utf8");
  for (const [way, save] of Object.entries(saveWays)) {
    for (const time of ["first", "second", "third"]) {
      const field = `${time}${Object.keys(saveWays).indexOf(way)}`;
      save(path, `${original}${field}: 1\n`);
      await until(`${name} to notice ${way}`, () => watching.output().includes(`${field}: found a field`), 60);
    }
  }
  expect(watching.output()).toContain("third4");
});
