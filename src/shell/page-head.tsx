import { useLanguage } from "../components/messages";
import { Seo } from "../components/seo";
import type { PageOpening } from "../content/entry";
import { useSiteInLanguage } from "./use-site";

interface PageHeadProps {
  head: PageOpening["head"];
  path: string;
  listed?: boolean | undefined;
}

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
