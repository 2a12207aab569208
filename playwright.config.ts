import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { defineConfig } from "@playwright/test";
import type { EngineOptions } from "./tests/engines/test";
import { launchOptions } from "./tests/support/launch-options";
import { addressOf, ports } from "./tests/support/ports";
import type { SiteOptions } from "./tests/support/test";
import { engineDatabase, testResults, testSiteContent, testSiteFolder } from "./tests/support/test-content";

/** A project for each folder of tests; those of engines run in each. Some look at the tests' own site, some at this one. */
const testsSite = { baseURL: addressOf(ports.engine), contentFolder: testSiteContent };
const thisSite = { baseURL: addressOf(ports.site), contentFolder: "content" };
// Pictures that move are drawn without end, and take the core that the next test needs. The other engines have motion.
const still = { contextOptions: { reducedMotion: "reduce" } } as const;
const walks = { use: { ...testsSite, ...still } };
const again =
  /(journeys\/(contact-form|navigation|wizard-(errors|files|sending|steps))|nightly\/(footprint|proof|roof|tide|wizard-offer).*)\.spec\.ts$/;
const desk = { viewport: { width: 1440, height: 900 } };

/** Command that starts the server of a built site, in the folder that holds its `public/`. */
const serve = (port: number, cwd: string, env: Record<string, string>) => ({
  command: `"${process.execPath}" --import tsx "${resolve("server/main.ts")}"`,
  cwd: resolve(cwd),
  url: `${addressOf(port)}/`,
  env: { PORT: String(port), HOST: "127.0.0.1", LOG_LEVEL: "warn", ENQUIRY_RATE_LIMIT: "0", ...env },
  reuseExistingServer: false,
});

/** A run of one project, `--project journeys`, needs the builds that this one looks at. */
const isRun = (...names: string[]) => {
  const named = process.argv.flatMap((argument, index, all) =>
    argument === "--project" ? (all[index + 1] ?? []) : (/^--project=(.*)/.exec(argument)?.slice(1) ?? []),
  );
  return named.length === 0 || named.some((name) => names.includes(name));
};

export default defineConfig<SiteOptions & EngineOptions>({
  outputDir: testResults,
  fullyParallel: true,
  workers: Math.min(availableParallelism(), 8),
  forbidOnly: true,
  timeout: 180_000,
  // A limit for what hangs, not for what is slow on a machine with much to do.
  expect: { timeout: 60_000 },
  // A test that passes only the second time is named in the report as flaky: a fault to look for, here or in what it
  // tests, but none that keeps a day's work from landing.
  retries: process.env.CI ? 1 : 0,
  reporter: [["list"]],
  use: { browserName: "chromium", actionTimeout: 60_000, launchOptions, screenshot: "only-on-failure" },
  projects: [
    { ...walks, name: "journeys", testDir: "tests/journeys" },
    { ...walks, name: "nightly", testDir: "tests/nightly" },
    // What forms and tools are asked once more, in the hands of a translator and of a browser of 2023.
    { name: "translated", testDir: "tests", testMatch: again, use: { ...testsSite, ...still, visitor: "translator" } },
    { name: "older", testDir: "tests", testMatch: again, use: { ...testsSite, ...still, visitor: "oldBrowser" } },
    {
      name: "examples",
      testDir: "tests/examples",
      snapshotPathTemplate: "{testDir}/pictures/{arg}{ext}",
      use: testsSite,
    },
    { name: "full", testDir: "tests/full/program", use: { ...testsSite, ...still } },
    // One window goes through all pages, emptied before each: what judges them is read and compiled once. Nobody does
    // there what a window would remember; the journeys have one each.
    { name: "crawl", testDir: "tests/crawl", use: { ...thisSite, ...still, reuseContext: true } },
    { name: "full-site", testDir: "tests/full/site", use: { ...thisSite, ...still } },
    { name: "firefox", testDir: "tests/engines/program", use: { engineName: "firefox" } },
    { name: "webkit", testDir: "tests/engines/program", use: { engineName: "webkit" } },
    { name: "firefox-site", testDir: "tests/engines/site", use: { engineName: "firefox" } },
    { name: "webkit-site", testDir: "tests/engines/site", use: { engineName: "webkit" } },
    // The settings in docs/deploy, in nginx and Caddy.
    { name: "proxies", testDir: "tests/proxies" },
    { name: "editor", testDir: "tests/editor", use: desk },
    { name: "guide", testDir: "tests/guide", use: desk },
  ],
  webServer: [
    ...(isRun("journeys", "nightly", "translated", "older", "examples", "full", "firefox", "webkit")
      ? [
          serve(ports.engine, testSiteFolder, {
            CONTENT_DIR: testSiteContent,
            ENQUIRY_DATABASE_URL: engineDatabase,
          }),
        ]
      : []),
    ...(isRun("crawl", "full-site", "firefox-site", "webkit-site")
      ? [serve(ports.site, ".", { ENQUIRY_DATABASE_URL: `file:${testResults}/site-enquiries.db` })]
      : []),
  ],
});
