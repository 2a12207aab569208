import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import {
  type AppData,
  builtFiles,
  builtFolders,
  bundleNames,
  errorOverlay,
  focusWrapper,
  linterPlugin,
  type PageData,
  pageDataFile,
  printedKeys,
  rootId,
  scriptsSlice,
  staticQueryFile,
  type WebpackStats,
} from "../../src/hosting/gatsby-names";
import { built, publicFolder } from "./public-folder";

/** Undocumented names of Gatsby that the project relies on: after an upgrade, a name that fails here has gone. */
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

test("pages have the elements that styles and scripts ask for", () => {
  const home = built("index.html");
  expect(home).toContain(`id="${rootId}"`);
  expect(home).toContain(`id="${focusWrapper.slice(1)}"`);
  expect(home).toMatch(scriptsSlice);
});

test("data and fragments of the build are where they were, and as they were", () => {
  for (const folder of Object.values(builtFolders)) expect(readdirSync(join(publicFolder, folder))).not.toHaveLength(0);

  const json = <Type>(file: string): Type => JSON.parse(built(file));
  expect(json<AppData>(builtFiles.appData).webpackCompilationHash).toMatch(/^[0-9a-f]+$/);
  const page = json<PageData>(pageDataFile("/"));
  expect(page).toMatchObject({ path: "/", result: {} });
  expect(page.staticQueryHashes.length).toBeGreaterThan(0);
  for (const hash of page.staticQueryHashes) expect(json(staticQueryFile(hash))).toHaveProperty("data");
  const { namedChunkGroups } = json<WebpackStats>(builtFiles.stats);
  for (const chunk of ["app", page.componentChunkName])
    expect(namedChunkGroups[chunk]?.assets.filter(({ name }) => bundleNames.test(name)).length).toBeGreaterThan(0);
  expect(json(builtFiles.chunkMap)).toHaveProperty(page.componentChunkName);
  const loader = readdirSync(publicFolder).find((file) => /^loader-\w+\.js$/.test(file)) ?? "";
  expect(built(loader)).toContain(`"/${builtFiles.chunkMap}"`);
});

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
