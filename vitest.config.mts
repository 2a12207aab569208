import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { defineConfig } from "vitest/config";

/**
 * One worker after the others have ended, in which schemas, content and built pages are read once for all files: none of
 * them changes a module or keeps a variable. More workers take a fifth more of the processors, which `npm test` builds with.
 */
const together = { isolate: false, maxWorkers: 1, sequence: { groupOrder: 1 } };

/** The program is tested on a site of its own, whatever an owner writes. */
const ofProgram = { env: { CONTENT_DIR: resolve("tests/site/content") }, setupFiles: "tests/support/vitest-setup.ts" };

/** A file's ending or its folder says which of these runs it. */
export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "#theme" } },
  test: {
    globalSetup: "tests/support/temporary-files.ts",
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
          include: ["{src,server,editor,tools,tests/unit,tests/mistakes}/**/*.test.{ts,tsx}"],
          exclude: ["**/*.process.test.ts", "**/*.dom.test.{ts,tsx}"],
          ...ofProgram,
          ...together,
          unstubEnvs: true,
        },
      },
      // Tests of what needs a page: each file has one of its own, and may put something in the place of a module.
      {
        extends: true,
        test: {
          name: "dom",
          include: ["{src,server,editor,tools,tests}/**/*.dom.test.{ts,tsx}"],
          environment: "jsdom",
          pool: "vmThreads",
          mockReset: true,
          ...ofProgram,
          setupFiles: [ofProgram.setupFiles, "tests/support/dom-setup.ts"],
        },
      },
      // Tests that start, kill and load whole programs, or need one of the system.
      {
        extends: true,
        test: { name: "processes", include: ["{src,server,editor,tools,tests}/**/*.process.test.ts"], ...ofProgram },
      },
      { extends: true, test: { name: "built", include: ["tests/built/**/*.test.ts"], ...together } },
      {
        extends: true,
        test: { name: "specification", include: ["tests/specification/**/*.test.ts"], ...together },
      },
      { extends: true, test: { name: "owner", include: ["tests/owner/**/*.test.ts"], sequence: { groupOrder: 2 } } },
    ],
  },
});
