import { defineConfig } from "@playwright/test";
import { installedBrowsers } from "./tools/browser/installed-browsers";
import { thisMachine } from "./tools/browser/machine";

/** Ports of the built sites under test; not the one that `npm start` uses, so that both can run at once. */
const ports = { site: 9100, variant: 9101 };

/** The site with the services of other companies switched on, and a third wizard: see tests/build-variant.mjs. */
const variant = ".variants/third-parties";
const variantTests = /third-[a-z]+\.spec\.ts$/;

const address = (port: number) => `http://127.0.0.1:${port}`;

/** Where the tests' enquiries are kept: in the folder that Playwright empties before each run. */
export const enquiryDatabase = "file:test-results/enquiries.db";

export default defineConfig({
  testDir: "tests/journeys",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
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
    { name: "crawl", testDir: "tests/crawl", use: { baseURL: address(ports.site) } },
    { name: "site", testIgnore: variantTests, use: { baseURL: address(ports.site) } },
    { name: "variant", testMatch: variantTests, use: { baseURL: address(ports.variant) } },
  ],
  webServer: [
    { port: ports.site, cwd: ".", database: enquiryDatabase },
    { port: ports.variant, cwd: variant, database: "file:data/enquiries.db" },
  ].map(({ port, cwd, database }) => ({
    command: "npm run serve",
    cwd,
    url: `${address(port)}/`,
    env: { PORT: String(port), LOG_LEVEL: "warn", ENQUIRY_DATABASE_URL: database, ENQUIRY_RATE_LIMIT: "0" },
    reuseExistingServer: false,
  })),
});
