import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  type AppData,
  builtFiles,
  builtFolders,
  isPageDataFile,
  type PageData,
  pageDataFile,
  scriptsSlice,
  staticQueryFile,
  type WebpackStats,
} from "../../hosting/gatsby-names";
import type { AppFiles } from "../../loader/hydrate";

export const builtPages = (publicFolder: string) =>
  readdirSync(join(publicFolder, builtFolders.pageData), { recursive: true, encoding: "utf8" })
    .filter(isPageDataFile)
    .map((file) => {
      const dataFile = join(publicFolder, builtFolders.pageData, file);
      const data: PageData = JSON.parse(readFileSync(dataFile, "utf8"));
      const htmlFile = join(publicFolder, data.path.endsWith(".html") ? data.path : join(data.path, "index.html"));
      return { data, dataFile, htmlFile };
    });

function scriptsOf({ namedChunkGroups }: WebpackStats, chunk: string): string[] {
  const assets = ["app", chunk].flatMap((name) => namedChunkGroups[name]?.assets ?? []);
  return [...new Set(assets.map(({ name }) => `/${name}`))].filter((name) => name.endsWith(".js"));
}

/** Puts data in the place of Gatsby's scripts in every page: what the loader brings when a visitor shows up. */
export function writeAppFiles(publicFolder: string): void {
  const readJson = <Type>(file: string): Type => JSON.parse(readFileSync(join(publicFolder, file), "utf8"));
  const { webpackCompilationHash: hash } = readJson<AppData>(builtFiles.appData);
  const stats = readJson<WebpackStats>(builtFiles.stats);
  for (const { data: page, htmlFile } of builtPages(publicFolder)) {
    const { path, componentChunkName, staticQueryHashes } = page;
    const html = readFileSync(htmlFile, "utf8");
    if (!scriptsSlice.test(html)) throw new Error(`${htmlFile} has no place for the app's files.`);
    const data = [builtFiles.appData, pageDataFile(path), ...staticQueryHashes.map(staticQueryFile)];
    const files: AppFiles = {
      path,
      hash,
      scripts: scriptsOf(stats, componentChunkName),
      data: data.map((file) => `/${file}`),
    };
    const element = `<script type="application/json" id="app-files">${JSON.stringify(files)}</script>`;
    const next = html.replace(scriptsSlice, (_, start, end) => start + element + end);
    if (next !== html) writeFileSync(htmlFile, next);
  }
}
