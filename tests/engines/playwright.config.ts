import { resolve } from "node:path";
import { defineConfig } from "@playwright/test";
import config from "../../playwright.config";
import { engineNames } from "./engine";
import type { EngineOptions } from "./test";

/** Both built sites in each engine: `npm run test:engines`, `test:engines-chromium`, or one with `--project=firefox`. */
export default defineConfig<object, EngineOptions>({
  ...config,
  outputDir: resolve("test-results/engines"),
  fullyParallel: true,
  // Playwright reads the folders of its servers from here.
  webServer: [config.webServer ?? []].flat().map((server) => ({ ...server, cwd: resolve(server.cwd ?? ".") })),
  // One project for both sites: a browser that has been started goes through tests of either.
  projects: engineNames.map((engineName) => ({
    name: engineName,
    testDir: resolve("tests/engines"),
    use: { engineName },
  })),
});
