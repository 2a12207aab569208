/**
 * All that this project takes from Gatsby and its plugins beside what they document: names, types and selectors, for the
 * build and for browsers. `tests/built/internals.test.ts` says which of them an upgrade has taken away.
 */

/** The router gives it focus on a new page. */
export const focusWrapper = "#gatsby-focus-wrapper";

export const rootId = "___gatsby";

/** Gatsby's scripts at the end of a page's HTML, between two comments. */
export const scriptsSlice =
  /(<!-- slice-start id="_gatsby-scripts-\d+" -->)[\s\S]*(<!-- slice-end id="_gatsby-scripts-\d+" -->)/;

/**
 * Keys of what is printed into every page and taken out again: of analytics, whose plugin knows no consent; of the component
 * GatsbyImage, which `src/components/picture.tsx` does without; of the page's name, which the loader reads with its scripts.
 */
export const printedKeys = ["google-gtag", "gatsby-image-style", "script-loader"] as const;

/** Folders of a built site: the data of its pages, and the fragments that Gatsby puts the next build together from. */
export const builtFolders = { pageData: "page-data", fragments: "_gatsby" } as const;

export const builtFiles = {
  appData: `${builtFolders.pageData}/app-data.json`,
  chunkMap: "chunk-map.json",
  stats: "webpack.stats.json",
} as const;

export const pageDataFile = (path: string): string =>
  `${builtFolders.pageData}/${path === "/" ? "index" : path.slice(1)}/page-data.json`;

export const isPageDataFile = (file: string): boolean => file.endsWith("page-data.json");

export const staticQueryFile = (hash: string): string => `${builtFolders.pageData}/sq/d/${hash}.json`;

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
    ___navigate?: (to: string | number, options?: object) => void;
  }
}

/** Names of webpack's bundles in a built site, with what is compressed of them. */
export const bundleNames = /-[0-9a-f]{8,20}\.js(\.|$)/;

/** Element whose window tells of errors while the site is developed. */
export const errorOverlay = "gatsby-fast-refresh";

/** The linter in webpack while the site is developed. */
export const linterPlugin = "ESLintWebpackPlugin";
