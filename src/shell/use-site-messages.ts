import { graphql, useStaticQuery } from "gatsby";
import type { z } from "zod";
import type { siteWords } from "../content/schemas/site-words";
import { wholeInLanguage } from "./in-language";

/** Words of the site as a whole in a language, as every page reads them. */
export function useSiteMessages(language: string) {
  const { allSiteWords } = useStaticQuery<Queries.SiteWordsQuery>(graphql`
    query SiteWords {
      allSiteWords {
        nodes {
          language
          all
        }
      }
    }
  `);
  return wholeInLanguage<z.output<typeof siteWords>>(allSiteWords, language, "site-words.yaml");
}
