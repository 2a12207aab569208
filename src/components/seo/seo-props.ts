import type { Language } from "../words";

/**
 * Everything a page says about itself in its head. Every page gives all of it, so that none inherits another's. Only the
 * picture for link previews is not among it: it is made by the build, which prints it (`src/gatsby/head/crawler-tags.tsx`).
 */
export interface SeoProps {
  language: Language;
  /** Title of the page, with the company's name. */
  title: string;
  description: string;
  keywords: readonly string[];
  author: string;
  /** The company's name, for link previews. */
  siteName: string;
  /** The page's own full address. */
  canonical: string;
  /** False keeps the page out of search results. */
  isIndexed: boolean;
}
