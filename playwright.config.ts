import { defineConfig } from "@playwright/test";

/** Port of the built site under test; not the one that `npm start` uses, so that both can run at once. */
const port = 9100;

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
    baseURL: `http://127.0.0.1:${port}`,
    browserName: "chromium",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--no-first-run",
      ],
    },
    trace: "retain-on-failure",
  },
  webServer: {
    command: "npm run serve",
    url: `http://127.0.0.1:${port}/`,
    env: {
      PORT: String(port),
      LOG_LEVEL: "warn",
      ENQUIRY_DATABASE_URL: enquiryDatabase,
      ENQUIRY_RATE_LIMIT: "0",
    },
    reuseExistingServer: false,
  },
});
