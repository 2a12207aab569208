import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  type AppData,
  builtFiles,
  isPageDataFile,
  type PageData,
  pageDataFile,
  pageDataFolder,
  staticQueryFile,
  type WebpackStats,
} from "../../hosting/gatsby-names";
import type { AppFiles } from "../../loader/shared";

export const builtPages = (publicFolder: string) =>
  readdirSync(join(publicFolder, pageDataFolder), { recursive: true, encoding: "utf8" })
    .filter(isPageDataFile)
    .map((file) => {
      const dataFile = join(publicFolder, pageDataFolder, file);
      const data: PageData = JSON.parse(readFileSync(dataFile, "utf8"));
      const htmlFile = join(publicFolder, data.path.endsWith(".html") ? data.path : join(data.path, "index.html"));
      return { data, dataFile, htmlFile };
    });

function scriptsOf({ namedChunkGroups }: WebpackStats, chunk: string): string[] {
  const assets = ["app", chunk].flatMap((name) => namedChunkGroups[name]?.assets ?? []);
  return [...new Set(assets.map(({ name }) => `/${name}`))].filter((name) => name.endsWith(".js"));
}

/** The place in every page (`src/gatsby/hooks/render-html.tsx`) for what the loader brings when a visitor shows up. */
const place = /(<script [^>]*id="app-files">)[^<]*/;

export function writeAppFiles(publicFolder: string): void {
  const readJson = <Type>(file: string): Type => JSON.parse(readFileSync(join(publicFolder, file), "utf8"));
  const { webpackCompilationHash: hash } = readJson<AppData>(builtFiles.appData);
  const stats = readJson<WebpackStats>(builtFiles.stats);
  for (const { data: page, htmlFile } of builtPages(publicFolder)) {
    const { path, componentChunkName, staticQueryHashes } = page;
    const html = readFileSync(htmlFile, "utf8");
    if (!place.test(html)) throw new Error(`${htmlFile} has no place for the app's files.`);
    const data = [builtFiles.appData, pageDataFile(path), ...staticQueryHashes.map(staticQueryFile)];
    const files: AppFiles = {
      path,
      hash,
      scripts: scriptsOf(stats, componentChunkName),
      data: data.map((file) => `/${file}`),
    };
    const next = html.replace(place, (_, start) => start + JSON.stringify(files));
    if (next !== html) writeFileSync(htmlFile, next);
  }
}
