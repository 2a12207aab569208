import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { AppFiles } from "../../loader/hydration";

/** What Gatsby prints at the end of every page: its scripts, between two comments that it finds again. */
const slice = /(<!-- slice-start id="_gatsby-scripts-\d+" -->)[\s\S]*(<!-- slice-end id="_gatsby-scripts-\d+" -->)/;

interface PageData {
  path: string;
  componentChunkName: string;
  staticQueryHashes: string[];
}

interface WebpackStats {
  namedChunkGroups: Record<string, { assets: { name: string }[] } | undefined>;
}

const readJson = <Type>(...path: string[]): Type => JSON.parse(readFileSync(join(...path), "utf8"));

/** The scripts of the site and of one page's template, each once. */
function scriptsOf({ namedChunkGroups }: WebpackStats, chunk: string): string[] {
  const assets = ["app", chunk].flatMap((name) => namedChunkGroups[name]?.assets ?? []);
  return [...new Set(assets.map(({ name }) => `/${name}`))].filter((name) => name.endsWith(".js"));
}

/**
 * Puts data in the place of Gatsby's scripts in every page: what the loader brings when a visitor shows up.
 * @throws Error for a page that has no such place: Gatsby prints its scripts another way then
 */
export function writeProgramFiles(publicFolder: string): void {
  const { webpackCompilationHash: hash } = readJson<{ webpackCompilationHash: string }>(
    publicFolder,
    "page-data/app-data.json",
  );
  const stats = readJson<WebpackStats>(publicFolder, "webpack.stats.json");
  const dataFiles = readdirSync(join(publicFolder, "page-data"), { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith("page-data.json"),
  );
  for (const file of dataFiles) {
    const { path, componentChunkName, staticQueryHashes } = readJson<PageData>(publicFolder, "page-data", file);
    const page = join(publicFolder, path.endsWith(".html") ? path : join(path, "index.html"));
    const html = readFileSync(page, "utf8");
    if (!slice.test(html)) throw new Error(`${page} has no place for the program's files.`);
    const scripts = scriptsOf(stats, componentChunkName);
    const program: AppFiles = { path, hash, scripts, queries: staticQueryHashes };
    const element = `<script type="application/json" id="app-files">${JSON.stringify(program)}</script>`;
    const next = html.replace(slice, (_, start, end) => start + element + end);
    if (next !== html) writeFileSync(page, next);
  }
}
