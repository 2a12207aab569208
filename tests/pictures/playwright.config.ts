import { resolve } from "node:path";
import { defineConfig } from "@playwright/test";
import config from "../../playwright.config";
import { addressOf, ports } from "../support/ports";

/** `npm run docs:pictures`: takes the pictures of docs/editing.md and docs/reference anew, of the site as it is built. */
export default defineConfig({
  ...config,
  outputDir: resolve("test-results/pictures"),
  projects: [
    {
      name: "pictures",
      testDir: resolve("tests/pictures"),
      use: { baseURL: addressOf(ports.site), viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer: [config.webServer ?? []]
    .flat()
    .filter((server) => server.url?.startsWith(addressOf(ports.site)))
    .map((server) => ({ ...server, cwd: resolve(".") })),
});
