import { resolve } from "node:path";
import { defineConfig } from "@playwright/test";
import { addressOf, ports } from "./tests/support/ports";
import { engineDatabase } from "./tests/support/stored-enquiries";
import type { SiteOptions } from "./tests/support/test";
import { testSiteContent, testSiteFolder } from "./tests/support/test-content";
import { installedBrowsers } from "./tools/browser/installed-browsers";
import { thisMachine } from "./tools/browser/machine";

/** How the server of a built site is started, in the folder that holds its `public/`. */
const serve = (port: number, cwd: string, env: Record<string, string>) => ({
  command: `"${process.execPath}" --import tsx "${resolve("server/main.ts")}"`,
  cwd,
  url: `${addressOf(port)}/`,
  env: { PORT: String(port), HOST: "127.0.0.1", LOG_LEVEL: "warn", ENQUIRY_RATE_LIMIT: "0", ...env },
  reuseExistingServer: false,
});

/** A run of one project, `--project engine`, needs the build of that site only. */
const named = ["engine", "site", "editor"].filter((name) =>
  process.argv.some((argument) => argument === name || argument === `--project=${name}`),
);
const isRun = (...names: string[]) => named.length === 0 || named.some((name) => names.includes(name));

/** `engine`: the program, on the tests' own site. `site`: this project's site, whatever its content. `editor`: `npm run edit`. */
export default defineConfig<SiteOptions>({
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  reporter: [["list"]],
  use: {
    browserName: "chromium",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? installedBrowsers(thisMachine)[0],
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--no-first-run",
      ],
    },
    screenshot: "only-on-failure",
  },
  projects: [
    {
      name: "engine",
      testDir: "tests/journeys",
      use: { baseURL: addressOf(ports.engine), contentFolder: testSiteContent },
    },
    {
      name: "site",
      testDir: "tests/crawl",
      use: { baseURL: addressOf(ports.site), contentFolder: "content" },
    },
    { name: "editor", testDir: "tests/editor", use: { viewport: { width: 1440, height: 900 } } },
  ],
  webServer: [
    // The editor shows the pages of the tests' site, as they were built.
    ...(isRun("engine", "editor")
      ? [serve(ports.engine, testSiteFolder, { CONTENT_DIR: testSiteContent, ENQUIRY_DATABASE_URL: engineDatabase })]
      : []),
    ...(isRun("site") ? [serve(ports.site, ".", { ENQUIRY_DATABASE_URL: "file:test-results/site-enquiries.db" })] : []),
  ],
});
