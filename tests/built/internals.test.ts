import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { errorOverlay, linterPlugin } from "../../src/hosting/gatsby-names";
import { onDisk, publicFolder } from "./public-folder";

const built = readdirSync(publicFolder).filter((file) => file.endsWith(".js"));

/** Undocumented names of Gatsby that the project relies on: after an upgrade, a name that fails here has gone. */
test.each([
  ...["___loader", "___chunkMapping", "___webpackCompilationHash", "pagePath", "enqueue", "loadPage"].map((name) => [
    name,
    ...built.map(onDisk),
  ]),
  [errorOverlay, "node_modules/gatsby/cache-dir/fast-refresh-overlay/index.js"],
  [`class ${linterPlugin} `, "node_modules/eslint-webpack-plugin/dist/index.js"],
])("Gatsby knows %s", (name, ...files) => {
  expect(files.some((file) => readFileSync(file, "utf8").includes(name ?? ""))).toBe(true);
});
