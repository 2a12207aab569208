import { resolve } from "node:path";
import { defineConfig } from "@playwright/test";
import config from "../../playwright.config";

/** The steps of docs/editing.md, done in the editor, built and looked at. It builds a site of its own. */
export default defineConfig({
  ...config,
  outputDir: resolve("test-results/guide"),
  projects: [{ name: "guide", testDir: resolve("tests/guide"), use: { viewport: { width: 1440, height: 900 } } }],
  webServer: [],
});
