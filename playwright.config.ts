import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { defineConfig } from "@playwright/test";
import { launchOptions } from "./tests/support/launch-options";
import { addressOf, ports } from "./tests/support/ports";
import type { SiteOptions } from "./tests/support/test";
import { engineDatabase, testSiteContent, testSiteFolder } from "./tests/support/test-content";

/** Command that starts the server of a built site, in the folder that holds its `public/`. */
const serve = (port: number, cwd: string, env: Record<string, string>) => ({
  command: `"${process.execPath}" --import tsx "${resolve("server/main.ts")}"`,
  cwd,
  url: `${addressOf(port)}/`,
  env: { PORT: String(port), HOST: "127.0.0.1", LOG_LEVEL: "warn", ENQUIRY_RATE_LIMIT: "0", ...env },
  reuseExistingServer: false,
});

/** A run of one project, `--project engine`, needs the build of that site only. */
const named = ["engine", "proxies", "examples", "idle", "site", "editor", "full", "full-site"].filter((name) =>
  process.argv.some((argument) => argument === name || argument === `--project=${name}`),
);
const isRun = (...names: string[]) => named.length === 0 || named.some((name) => names.includes(name));

/**
 * `engine`: the program, on the tests' own site. `examples`: its blocks, one by one. `site`: this project's site,
 * whatever its content. `editor`: `npm run edit`. `full` and `full-site`: the slower half of `engine` and `site`, `npm
 * run test:full`, and `idle`: the journeys once more, on pages that nobody has touched for a minute.
 */
export default defineConfig<SiteOptions>({
  outputDir: "test-results",
  fullyParallel: true,
  // One more than cores, since each waits now and then: on two cores a ninth of the time less than with two.
  workers: Math.min(availableParallelism() + 1, 8),
  forbidOnly: true,
  timeout: 180_000,
  // A limit for what hangs, not for what is slow on a machine with much to do.
  expect: { timeout: 60_000 },
  // A test that passes only the second time is named in the report as flaky: a fault to look for, here or in what it
  // tests, but none that keeps a day's work from landing.
  retries: process.env.CI ? 1 : 0,
  reporter: [["list"]],
  use: {
    browserName: "chromium",
    actionTimeout: 60_000,
    launchOptions,
    screenshot: "only-on-failure",
  },
  projects: [
    {
      name: "engine",
      testDir: "tests/journeys",
      use: {
        baseURL: addressOf(ports.engine),
        contentFolder: testSiteContent,
        // To wait for what moves takes a tenth of the time. `idle` and the other engines walk with motion.
        contextOptions: { reducedMotion: "reduce" },
      },
    },
    // The settings in docs/deploy, in nginx and Caddy.
    { name: "proxies", testDir: "tests/proxies" },
    {
      name: "examples",
      testDir: "tests/examples",
      snapshotPathTemplate: "{testDir}/pictures/{arg}{ext}",
      use: { baseURL: addressOf(ports.engine), contentFolder: testSiteContent },
    },
    {
      name: "idle",
      testDir: "tests/journeys",
      // Journeys without the app, or that look at how pages are before it comes, is the same in both.
      testIgnore: /(before-hydration|headers|page-weight|plain-forms|planted-faults)\.spec/,
      timeout: 600_000,
      use: { baseURL: addressOf(ports.engine), contentFolder: testSiteContent, idleSeconds: 60 },
    },
    {
      name: "site",
      testDir: "tests/crawl",
      // One window goes through all pages, emptied before each: what judges them is read and compiled once. Nobody does
      // there what a window would remember; the journeys have one each.
      use: { baseURL: addressOf(ports.site), contentFolder: "content", reuseContext: true },
    },
    {
      name: "full",
      testDir: "tests/full/program",
      use: { baseURL: addressOf(ports.engine), contentFolder: testSiteContent },
    },
    {
      name: "full-site",
      testDir: "tests/full/site",
      use: { baseURL: addressOf(ports.site), contentFolder: "content" },
    },
    { name: "editor", testDir: "tests/editor", use: { viewport: { width: 1440, height: 900 } } },
  ],
  webServer: [
    // The editor shows the pages of the tests' site, as they were built.
    ...(isRun("engine", "examples", "idle", "editor", "full")
      ? [
          serve(ports.engine, testSiteFolder, {
            CONTENT_DIR: testSiteContent,
            ENQUIRY_DATABASE_URL: engineDatabase,
          }),
        ]
      : []),
    ...(isRun("site", "full-site")
      ? [serve(ports.site, ".", { ENQUIRY_DATABASE_URL: "file:test-results/site-enquiries.db" })]
      : []),
  ],
});
