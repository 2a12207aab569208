import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { findBrowser, NoBrowser } from "./browser/find-browser";
import { thisMachine } from "./browser/machine";
import { fingerprint } from "./test/fingerprint";
import { freePorts } from "./test/free-ports";
import { fullParts, parts } from "./test/parts";
import { passedBefore } from "./test/passed-before";
import { runParts } from "./test/run-parts";
import { startScript } from "./test/start-script";

/** Which packages are installed, as npm notes it: not always those of the lock file. */
function installed(): string {
  const note = resolve("node_modules/.package-lock.json");
  return existsSync(note) ? readFileSync(note, "utf8") : "";
}

/**
 * `npm test`: finds a browser, then runs every part, and says at the end how long each took. Tests of the program that
 * have passed on this machine on the same program are not repeated, but in CI and by `npm test -- --all`. With the word
 * `full`, as `npm run test:full` says it, the parts that are too slow for every change.
 */
async function main(): Promise<void> {
  const npm = process.env.npm_execpath;
  if (!npm) throw new Error('This program is run by "npm test".');
  const words = process.argv.slice(2);
  const browser = await findBrowser(thisMachine);
  console.log(`Browser: ${browser.path ?? "Playwright's own"}, ${browser.version}`);
  const port = process.env.TEST_PORT ?? String(await freePorts(9100, 20));
  const env = { ...process.env, TEST_PORT: port, ...(browser.path && { CHROMIUM_PATH: browser.path }) };

  const runsOn = [process.version, process.platform, process.arch, browser.path ?? "", browser.version, installed()];
  const passed = passedBefore(resolve(".sites/passed.json"), ({ whenUnchanged }) =>
    fingerprint(resolve("."), whenUnchanged?.unread ?? [], runsOn),
  );
  const chosen = words.includes("full") ? fullParts : parts;
  const { parts: left, skipped } = passed.shorten(chosen, Boolean(process.env.CI) || words.includes("--all"));
  for (const { script, rest, at } of skipped) {
    console.log(`${script} passed here on the same program, ${new Date(at).toLocaleString()}: only ${rest} is run.`);
  }
  if (skipped.length > 0) console.log("Everything is run by: npm test -- --all");

  const begin = performance.now();
  const results = await runParts(left, startScript(npm, env), (text) => process.stdout.write(text));
  console.log(`\n${results.map(({ script, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${script}`).join("\n")}`);
  console.log(`${((performance.now() - begin) / 1000).toFixed(1).padStart(7)} s  in all`);
  passed.remember(chosen, results);
  const failed = results.find(({ isGood }) => !isGood);
  if (!failed) return;
  console.error(`\n${failed.script} failed. It is repeated by: npm run ${failed.script}`);
  process.exitCode = 1;
}

// Leaves by way of `exit`, where everything that still runs is ended.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));

main().catch((error) => {
  console.error(error instanceof NoBrowser ? error.message : error);
  process.exitCode = 1;
});
