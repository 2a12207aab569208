import { resolve } from "node:path";
import type { Graph } from "schema-dts";
import { isWithin } from "../../content/links/is-within";
import type { LoaderSettings } from "../../loader/hydrate";
import { cacheFolder } from "../internals";
import type { SharePictures } from "../share-pictures/share-pictures";
import type { Alternate } from "./alternates";
import type { feedLink } from "./feed-link";

/**
 * Part of the built HTML's head that is no part of the page: for crawlers, and for the loader. It is made from all of
 * `content/` before the pages are rendered, and never reaches the browser's scripts: that would make every visitor load
 * what none can see.
 */
export interface HeadData {
  /** The picture for link previews of each page, by its path. */
  readonly pictures: SharePictures;
  /** The translations of each page that has some, by its path. */
  readonly alternates: Readonly<Record<string, readonly Alternate[]>>;
  /** Name of the file with the styles of paper. */
  readonly printStyles: string;
  /** The parts of each language; the first language, whose pages have no prefix, is the last. */
  readonly languages: readonly LanguageHeadData[];
}

/** Part of the head that one language's pages have. */
export interface LanguageHeadData {
  /** Beginning of the paths of its pages: `/de`; empty for the first language. */
  readonly prefix: string;
  /** Settings of the loader in every page. */
  readonly loader: LoaderSettings;
  /** Attributes of the link to the feed, on every page. */
  readonly feed?: ReturnType<typeof feedLink>;
  /** JSON-LD of each findable page, by its path. */
  readonly structuredData: Readonly<Record<string, Graph>>;
}

/** The part of the language that a page is in. */
export const languageData = ({ languages }: HeadData, path: string): LanguageHeadData | undefined =>
  languages.find(({ prefix }) => prefix === "" || isWithin(path, prefix));

/** File that they are written to, for `gatsby-ssr.tsx` to import as `head-data`. */
export const headDataFile = () => resolve(cacheFolder, "head-data.json");
