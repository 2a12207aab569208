import {
  closeSync,
  existsSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  unlinkSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { gitIn, putUnderGit } from "../support/git-folder";
import { freePort } from "../support/server/free-port";
import { type Program, runProgram } from "../support/server/run-program";
import { until } from "../support/server/wait";
import { copyOfSite } from "../support/site-copy";

const file = "pages/not-found.yaml";

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
    const file = openSync(path, "r+");
    ftruncateSync(file);
    writeSync(file, text);
    closeSync(file);
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

interface Follower {
  start: (site: string, port: number) => Program;
  text: (original: string, count: number) => string;
  seen: (site: string, count: number) => boolean;
}

// What the editor follows as well: src/content-check/follow-content.test.ts, tests/guide/preview.spec.ts.
const followers: Record<string, Follower> = {
  "npm run develop": {
    start: (site, port) => {
      // Gatsby is not what notices a save, and only has to run.
      mkdirSync(join(site, "node_modules/gatsby"), { recursive: true });
      writeFileSync(join(site, "node_modules/gatsby/cli.js"), "setInterval(() => {}, 1e9);");
      return runProgram("tools/develop/main.ts", site, [], {
        CONTENT_DIR: "content",
        PORT: String(port),
        ENQUIRY_DATABASE_URL: "file:enquiries.db",
      });
    },
    text: (original, count) => original.replace("No land in sight.", `No land in sight ${count}.`),
    seen: (site, count) => {
      const copy = join(site, ".sites/develop/content", file);
      return existsSync(copy) && readFileSync(copy, "utf8").includes(`sight${count === 0 ? "" : ` ${count}`}.`);
    },
  },
  "npm run check:content -- --watch": {
    start: (site) => runProgram("src/content-check/check-command.ts", site, ["--watch"], { CONTENT_DIR: "content" }),
    text: (original, count) => `${original}save${count}: 1\n`,
    seen: (_, count) => program?.output().includes(count === 0 ? "in order" : `save${count}`) ?? false,
  },
};

test.each(Object.keys(followers))("%s notices each of six saves in each of five ways", async (name) => {
  const follower = followers[name];
  if (!follower) throw new Error(name);
  const site = copyOfSite();
  putUnderGit(site);
  const path = join(site, "content", file);
  const original = readFileSync(path, "utf8");
  program = follower.start(site, await freePort());
  await until(`${name} to have looked at the content`, () => follower.seen(site, 0), 120);
  let count = 0;
  for (const [way, save] of Object.entries(saveWays)) {
    for (let time = 0; time < 6; time++) {
      count++;
      save(path, follower.text(original, count));
      await until(`${name} to notice ${way}, save ${time + 1}`, () => follower.seen(site, count), 60);
    }
  }
  expect(count).toBe(30);
});
