import { useLanguage } from "../components/messages";
import { Seo } from "../components/seo";
import type { PageOpening } from "../content/entry";
import { useSiteInLanguage } from "./use-site";

interface PageHeadProps {
  head: PageOpening["head"];
  /** Path of the page without a slash at the end: `/about`. */
  path: string;
  /** False for pages that search engines must not list. */
  listed?: boolean | undefined;
}

/** The head of one page: its own words, completed by the site's. */
export function PageHead({ head, path, listed = true }: PageHeadProps) {
  const language = useLanguage();
  const { url, settings, words } = useSiteInLanguage();
  const { company } = settings.facts;
  return (
    <Seo
      language={language}
      title={`${head.title} | ${company}`}
      description={head.description}
      keywords={head.keywords}
      author={words.head.author}
      siteName={company}
      canonical={`${url}${path}`}
      isIndexed={listed}
    />
  );
}
