import { resolve } from "node:path";
import type { Graph } from "schema-dts";
import type { LoaderSettings } from "../../loader/settings";
import type { feedLink } from "./feed-link";
import type { SharePictures } from "./share-pictures/files";

/**
 * What stands in the head of the built HTML and is no part of the page: for crawlers, and for the loader. It is made from all of `content/` before the pages are rendered,
 * and never reaches the browser's program: that would make every visitor load what none can see.
 */
export interface HeadParts {
  /** What the loader in every page is told. */
  readonly loader: LoaderSettings;
  /** Attributes of the link to the feed, on every page. */
  readonly feed?: ReturnType<typeof feedLink>;
  /** The picture for link previews of each page, by its path. */
  readonly pictures: SharePictures;
  /** JSON-LD of each findable page, by its path. */
  readonly structuredData: Readonly<Record<string, Graph>>;
}

/** Where they are written, for `gatsby-ssr.tsx` to import as `head-parts`. */
export const headPartsFile = () => resolve(".cache/head-parts.json");
