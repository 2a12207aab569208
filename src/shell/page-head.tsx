import { Helmet } from "react-helmet";
import { useLanguage } from "../components/messages";
import type { PageOpening } from "../content/entry";
import { useSiteInLanguage } from "./use-site";

interface PageHeadProps {
  head: PageOpening["head"];
  path: string;
  listed?: boolean | undefined;
}

/** Written at once: screen readers and page statistics read the title. See `src/gatsby/head/seo-tags.tsx` too. */
export function PageHead({ head: { description, keywords, ...head }, path, listed = true }: PageHeadProps) {
  const language = useLanguage();
  const { url, settings, words } = useSiteInLanguage();
  const { company } = settings.facts;
  const title = `${head.title} | ${company}`;
  const address = `${url}${path}`;
  return (
    <Helmet defer={false}>
      <html lang={language.code} />
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords.join(", ")} />
      <meta name="author" content={words.head.author} />
      <meta name="robots" content={listed ? "index, follow" : "noindex, nofollow"} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={language.locale.replace("-", "_")} />
      <meta property="og:site_name" content={company} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <link rel="canonical" href={address} />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icons/icon-180.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
    </Helmet>
  );
}
