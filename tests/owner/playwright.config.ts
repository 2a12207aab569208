import { resolve } from "node:path";
import { defineConfig } from "@playwright/test";
import config from "../../playwright.config";

const testDir = resolve("tests/crawl");
const crawl = (config.projects ?? []).filter((project) => project.testDir && resolve(project.testDir) === testDir);
const address = crawl[0]?.use?.baseURL ?? "";

/** The crawl alone: of all sites under test, an owner's copy has only its own. */
export default defineConfig({
  ...config,
  outputDir: resolve("test-results"),
  grepInvert: /@full/,
  projects: crawl.map((project) => ({ ...project, testDir })),
  webServer: [config.webServer ?? []]
    .flat()
    .flatMap((server) => (server.url?.startsWith(address) ? [{ ...server, cwd: resolve(".") }] : [])),
});
