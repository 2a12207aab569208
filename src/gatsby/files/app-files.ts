import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  type AppData,
  builtFiles,
  pageDataFile,
  scriptsSlice,
  staticQueryFile,
  type WebpackStats,
} from "../../hosting/gatsby-names";
import type { AppFiles } from "../../loader/hydrate";
import { builtPages } from "./built-pages";

function scriptsOf({ namedChunkGroups }: WebpackStats, chunk: string): string[] {
  const assets = ["app", chunk].flatMap((name) => namedChunkGroups[name]?.assets ?? []);
  return [...new Set(assets.map(({ name }) => `/${name}`))].filter((name) => name.endsWith(".js"));
}

/**
 * Puts data in the place of Gatsby's scripts in every page: what the loader brings when a visitor shows up.
 * @throws Error for a page that has no such place: Gatsby prints its scripts another way then
 */
export function writeAppFiles(publicFolder: string): void {
  const readJson = <Type>(file: string): Type => JSON.parse(readFileSync(join(publicFolder, file), "utf8"));
  const { webpackCompilationHash: hash } = readJson<AppData>(builtFiles.appData);
  const stats = readJson<WebpackStats>(builtFiles.stats);
  for (const { data, htmlFile } of builtPages(publicFolder)) {
    const { path, componentChunkName, staticQueryHashes } = data;
    const html = readFileSync(htmlFile, "utf8");
    if (!scriptsSlice.test(html)) throw new Error(`${htmlFile} has no place for the app's files.`);
    const files: AppFiles = {
      path,
      hash,
      scripts: scriptsOf(stats, componentChunkName),
      data: [builtFiles.appData, pageDataFile(path), ...staticQueryHashes.map(staticQueryFile)].map(
        (file) => `/${file}`,
      ),
    };
    const element = `<script type="application/json" id="app-files">${JSON.stringify(files)}</script>`;
    const next = html.replace(scriptsSlice, (_, start, end) => start + element + end);
    if (next !== html) writeFileSync(htmlFile, next);
  }
}
