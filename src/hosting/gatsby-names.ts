/** What Gatsby and its plugins do not document; `tests/built/internals.test.ts` says what an upgrade has taken away. */

export const pageDataFolder = "page-data";

export const builtFiles = {
  appData: `${pageDataFolder}/app-data.json`,
  stats: "webpack.stats.json",
} as const;

export const pageDataFile = (path: string): string =>
  `${pageDataFolder}/${path === "/" ? "index" : path.slice(1)}/page-data.json`;

export const isPageDataFile = (file: string): boolean => file.endsWith("page-data.json");

export const staticQueryFile = (hash: string): string => `${pageDataFolder}/sq/d/${hash}.json`;

export interface PageData {
  path: string;
  componentChunkName: string;
  staticQueryHashes: string[];
  result: { pageContext?: Record<string, unknown> };
}

export interface AppData {
  webpackCompilationHash: string;
}

/** What Gatsby has loaded of a page; nothing of it where it could not. */
interface LoadedPage {
  page?: AppData;
  json?: { data?: unknown };
}

export type ChunkMap = Readonly<Record<string, readonly string[]>>;

export interface WebpackStats {
  namedChunkGroups: Record<string, { assets: { name: string }[] } | undefined>;
}

declare global {
  interface Window {
    ___loader?: { enqueue(path: string): void; loadPage(path: string): Promise<LoadedPage | undefined> };
    ___webpackCompilationHash?: string;
  }
}

/** Element whose window tells of errors while the site is developed. */
export const errorOverlay = "gatsby-fast-refresh";

/** The linter in webpack while the site is developed. */
export const linterPlugin = "ESLintWebpackPlugin";
