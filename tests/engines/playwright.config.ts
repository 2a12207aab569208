import { resolve } from "node:path";
import { defineConfig } from "@playwright/test";
import config from "../../playwright.config";
import { ports } from "../support/ports";
import { testSiteContent } from "../support/test-content";
import { engineNames } from "./engine";
import type { EngineOptions } from "./test";

/** Both built sites in each engine: `npm run test:engines`, `test:engines-chromium`, or one with `--project=firefox`. */
export default defineConfig<object, EngineOptions>({
  ...config,
  outputDir: resolve("test-results/engines"),
  fullyParallel: true,
  // Most of the time each waits for a page or a delay.
  workers: 4,
  // Playwright reads the folders of its servers from here.
  webServer: [config.webServer ?? []].flat().map((server) => ({ ...server, cwd: resolve(server.cwd ?? ".") })),
  projects: engineNames.flatMap((engineName) => [
    // The long ones first.
    {
      name: `${engineName}-site`,
      testDir: resolve("tests/engines/site"),
      use: { engineName, sitePort: ports.site, contentFolder: "content" },
    },
    {
      name: engineName,
      testDir: resolve("tests/engines/journeys"),
      use: { engineName, sitePort: ports.engine, contentFolder: testSiteContent },
    },
  ]),
});
