import { Helmet } from "react-helmet";
import type { SeoProps } from "./seo-props";

/**
 * The tags of a page's head, by react-helmet: this module and the renderer of the HTML, which prints what it collects,
 * are the only ones that use it.
 */
export const HeadTags = ({
  language,
  title,
  description,
  keywords,
  author,
  siteName,
  canonical,
  isIndexed,
}: SeoProps) => (
  <Helmet>
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

/** What `HeadTags` writes, and nothing that others write into a head. */
const ownTags = [
  ...["description", "keywords", "author", "robots", "twitter:card", "twitter:title", "twitter:description"].map(
    (name) => `meta[name="${name}"]`,
  ),
  ...["type", "locale", "site_name", "title", "description", "url"].map((name) => `meta[property="og:${name}"]`),
  ...["canonical", "icon", "apple-touch-icon", "manifest"].map((name) => `link[rel="${name}"]`),
].join();

/**
 * Gives the tags of a built page the mark by which react-helmet knows its own, before it looks for them: it would write
 * all of them once more. The build leaves the mark out, which is 50 bytes of each page.
 */
export function markHead(): void {
  for (const tag of document.head.querySelectorAll(ownTags)) tag.setAttribute("data-react-helmet", "true");
}
