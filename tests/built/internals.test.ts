import { readdirSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { errorOverlay, linterPlugin, printedKeys } from "../../src/hosting/gatsby-names";
import { built, publicFolder } from "./public-folder";

/**
 * Undocumented names of Gatsby that the project relies on: after an upgrade, a name that fails here has gone. Without those of
 * its files and elements no build ends.
 */
const scripts = readdirSync(publicFolder)
  .filter((file) => file.endsWith(".js"))
  .map(built)
  .join("\n");

test.each([
  "___loader",
  "___navigate",
  "___chunkMapping",
  "___webpackCompilationHash",
  "pagePath",
  "enqueue",
  "loadPage",
])("Gatsby's scripts know window's %s", (name) => expect(scripts).toContain(name));

test.each([
  ["gatsby-plugin-google-gtag/gatsby-ssr.js", printedKeys[0]],
  ["gatsby-plugin-image/gatsby-ssr.js", printedKeys[1]],
  ["gatsby/cache-dir/static-entry.js", printedKeys[2]],
  ["gatsby-core-utils/dist/cpu-core-count.js", "GATSBY_CPU_COUNT"],
  ["gatsby/cache-dir/fast-refresh-overlay/index.js", errorOverlay],
  ["eslint-webpack-plugin/dist/index.js", `class ${linterPlugin} `],
  ["gatsby-plugin-sharp/gatsby-worker.js", "cpuCoreCount"],
])("%s speaks of %s", (file, name) => expect(readFileSync(`node_modules/${file}`, "utf8")).toContain(name));

test("sharp keeps the methods of all its pipelines in one place", () => {
  const { prototype } = sharp as unknown as { prototype: Record<string, unknown> };
  expect([typeof prototype.avif, typeof prototype.webp]).toEqual(["function", "function"]);
});
