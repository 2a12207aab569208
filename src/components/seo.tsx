import { Helmet } from "react-helmet";
import type { Language } from "./messages";

interface SeoProps {
  language: Language;
  title: string;
  description: string;
  keywords: readonly string[];
  author: string;
  siteName: string;
  canonical: string;
  isIndexed: boolean;
}

/**
 * All that a page says about itself in its head, but for what the build prints (`src/gatsby/head/seo-tags.tsx`). It is
 * written at once: screen readers and page statistics read the title of a new page.
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
