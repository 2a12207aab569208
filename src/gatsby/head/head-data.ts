import { resolve } from "node:path";
import type { Graph } from "schema-dts";
import type { LoaderSettings } from "../../loader/settings";
import type { SharePictures } from "../share-pictures/share-pictures";
import type { feedLink } from "./feed-link";

/**
 * Part of the built HTML's head that is no part of the page: for crawlers, and for the loader. It is made from all of
 * `content/` before the pages are rendered, and never reaches the browser's scripts: that would make every visitor load
 * what none can see.
 */
export interface HeadData {
  /** Settings of the loader in every page. */
  readonly loader: LoaderSettings;
  /** Attributes of the link to the feed, on every page. */
  readonly feed?: ReturnType<typeof feedLink>;
  /** The picture for link previews of each page, by its path. */
  readonly pictures: SharePictures;
  /** JSON-LD of each findable page, by its path. */
  readonly structuredData: Readonly<Record<string, Graph>>;
}

/** File that they are written to, for `gatsby-ssr.tsx` to import as `head-data`. */
export const headDataFile = () => resolve(".cache/head-data.json");
