import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { defineConfig } from "vitest/config";

/** Tests of files that were built before: every page is parsed once, for all of them. */
const afterBuild = { isolate: false, fileParallelism: false };

/** The program is tested on a site of its own, whatever an owner writes. */
const env = { CONTENT_DIR: resolve("tests/site/content") };

const unitFolders = ["src", "server", "editor", "tools", "tests/unit", "tests/mistakes"];

/** Signs of a test file that must not meet the modules of another one, or would leave something behind in them. */
const needsOwnModules = [
  // An environment of its own.
  /@vitest-environment/,
  // Modules and globals in the place of the real ones. A clock is put back, or the file fails (left-as-found).
  /\bvi\.(mock|doMock|hoisted|stubGlobal|resetModules)\b/,
  // State of the whole process, but for its folder, which is put back as well.
  /\bprocess\.(on|once)\b/,
  // Support with hooks of its own, which count for the file that loads it first.
  /support\/loader"/,
];

/** The unit tests that read `content/`; `test:owner` repeats them on a copy in which it is replaced. */
const testsOfContent = [
  "editor/text/random-edits.test.ts",
  "src/content-check/check.test.ts",
  "src/content-check/editor-schemas.test.ts",
  "tests/unit/documents.test.ts",
  "tests/unit/imports.test.ts",
  "tests/unit/new-kind.test.ts",
];

/** Tests that start, kill and load whole programs, or wait for disks; `npm test` leaves them to CI, their units stay. */
const testsOfProcesses = [
  "editor/people/host.test.ts",
  "editor/people/proxy.test.ts",
  "editor/main.test.ts",
  "editor/server/publish.test.ts",
  "server/bundle.test.ts",
  "server/enquiries/operate/care.test.ts",
  "server/enquiries/operate/cli.test.ts",
  "server/enquiries/operate/health.test.ts",
  "server/enquiries/store/faults.test.ts",
  "server/enquiries/store/lock.test.ts",
  "server/enquiries/store/sqlite-engine.test.ts",
  "server/main.test.ts",
  "server/site/publishing.test.ts",
  "server/stopping.test.ts",
  "src/content-check/site-or-exit.test.ts",
  "src/content-check/watch-content.test.ts",
  "tests/mistakes/commands.test.ts",
  "tests/mistakes/every-save.test.ts",
];

const unitTests = unitFolders
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)))
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => ({ path: file.replaceAll("\\", "/"), text: readFileSync(file, "utf8") }));

const pathsOf = (files: typeof unitTests) => files.map(({ path }) => path);

/** The unit tests on a page that can do with one that was cleared. To make one costs more than most of them. */
const onPages = unitTests.filter(
  ({ text }) => /@vitest-environment jsdom/.test(text) && !/\bvi\.(mock|doMock|hoisted)\b/.test(text),
);

/** The unit tests with modules of their own. The others share theirs: to load them costs more than to test them. */
const ownModules = unitTests.filter(
  (file) => !onPages.includes(file) && needsOwnModules.some((pattern) => pattern.test(file.text)),
);

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "#theme" } },
  test: {
    restoreMocks: true,
    // A limit for what hangs, not for what is slow on a machine with much to do.
    testTimeout: 300_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    // One more than cores, as many tests wait: for a clock, a disk, a second program.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          env,
          include: pathsOf(ownModules),
          exclude: [...testsOfContent, ...testsOfProcesses],
          setupFiles: ["tests/support/vitest-setup.ts", "tests/support/unmounted.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "unit-page",
          env,
          isolate: false,
          include: pathsOf(onPages),
          setupFiles: [
            "tests/support/vitest-setup.ts",
            "tests/support/left-as-found.ts",
            "tests/support/cleared-page.ts",
            // Last here, first in the end.
            "tests/support/unmounted.ts",
          ],
        },
      },
      {
        extends: true,
        test: {
          name: "unit-shared",
          env,
          isolate: false,
          include: unitFolders.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
          exclude: [...pathsOf([...ownModules, ...onPages]), ...testsOfContent, ...testsOfProcesses],
          setupFiles: ["tests/support/vitest-setup.ts", "tests/support/left-as-found.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "processes",
          env,
          include: testsOfProcesses,
          setupFiles: ["tests/support/vitest-setup.ts"],
        },
      },
      {
        extends: true,
        test: { name: "unit-content", env, include: testsOfContent, setupFiles: ["tests/support/vitest-setup.ts"] },
      },
      {
        extends: true,
        test: { name: "built", include: ["tests/built/**/*.test.ts"], ...afterBuild },
      },
      {
        extends: true,
        test: { name: "specification", include: ["tests/specification/**/*.test.ts"], ...afterBuild },
      },
      { extends: true, test: { name: "owner", include: ["tests/owner/**/*.test.ts"] } },
      { extends: true, test: { name: "art", include: ["tests/art/**/*.test.ts"] } },
    ],
  },
});
