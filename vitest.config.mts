import { resolve } from "node:path";
import { defineConfig } from "vitest/config";

/** Tests of files that were built before: every page is parsed once, for all of them. */
const afterBuild = { isolate: false, fileParallelism: false };

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "theme-ui" } },
  test: {
    restoreMocks: true,
    // What hangs fails; what is only slow, on a machine with much to do, does not.
    testTimeout: 300_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    // One core is left idle otherwise, and on two cores that is half of them; many tests wait for programs they start.
    maxWorkers: "100%",
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          // The program is tested on a site of its own, whatever an owner writes.
          env: { CONTENT_DIR: resolve("tests/site/content") },
          include: [
            "src/**/*.test.{ts,tsx}",
            "server/**/*.test.ts",
            "editor/**/*.test.ts",
            "tools/**/*.test.ts",
            "tests/{unit,mistakes}/**/*.test.ts",
          ],
          setupFiles: ["tests/support/vitest-setup.ts"],
        },
      },
      {
        extends: true,
        test: { name: "built", include: ["tests/{built,specification}/**/*.test.ts"], ...afterBuild },
      },
      { extends: true, test: { name: "owner", include: ["tests/owner/**/*.test.ts"] } },
      { extends: true, test: { name: "art", include: ["tests/art/**/*.test.ts"] } },
    ],
  },
});
