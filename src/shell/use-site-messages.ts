import { graphql, useStaticQuery } from "gatsby";
import { inLanguage, type WholeFiles } from "./in-language";

/** Words of the site as a whole in a language, as every page reads them. */
export function useSiteMessages(language: string) {
  const { allSiteWords } = useStaticQuery<{ allSiteWords: WholeFiles<"SiteWords"> }>(graphql`
    query SiteWords {
      allSiteWords {
        nodes {
          language
          data
        }
      }
    }
  `);
  return inLanguage(allSiteWords, language, "site-words.yaml").data;
}
