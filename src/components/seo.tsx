import { Helmet } from "react-helmet";
import type { Language } from "./messages";

/**
 * Everything a page says about itself in its head. Every page gives all of it, so that none inherits another's. Only the
 * picture for link previews is not among it: it is made by the build, which prints it (`src/gatsby/head/seo-tags.tsx`).
 */
interface SeoProps {
  language: Language;
  title: string;
  description: string;
  keywords: readonly string[];
  author: string;
  siteName: string;
  canonical: string;
  /** False keeps the page out of search results. */
  isIndexed: boolean;
}

/**
 * The tags of a page's head, by react-helmet: this module and the renderer of the HTML, which prints what it collects,
 * are the only ones that use it. They are written at once: screen readers and page statistics read the title of a new page.
 */
export const Seo = ({ language, title, description, keywords, author, siteName, canonical, isIndexed }: SeoProps) => (
  <Helmet defer={false}>
    <html lang={language.code} />
    <title>{title}</title>
    <meta name="description" content={description} />
    <meta name="keywords" content={keywords.join(", ")} />
    <meta name="author" content={author} />
    <meta name="robots" content={isIndexed ? "index, follow" : "noindex, nofollow"} />
    <meta property="og:type" content="website" />
    <meta property="og:locale" content={language.locale.replace("-", "_")} />
    <meta property="og:site_name" content={siteName} />
    <meta property="og:title" content={title} />
    <meta property="og:description" content={description} />
    <meta property="og:url" content={canonical} />
    <meta name="twitter:card" content="summary_large_image" />
    <meta name="twitter:title" content={title} />
    <meta name="twitter:description" content={description} />
    <link rel="canonical" href={canonical} />
    <link rel="icon" href="/favicon.ico" sizes="32x32" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/icons/icon-180.png" />
    <link rel="manifest" href="/manifest.webmanifest" />
  </Helmet>
);
