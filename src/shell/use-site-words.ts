import { graphql, useStaticQuery } from "gatsby";
import { inLanguage } from "./in-language";

/** Words of the site as a whole in a language, as every page reads them. */
export function useSiteWords(language: string) {
  const { allSiteWords } = useStaticQuery<Queries.SiteWordsQuery>(graphql`
    query SiteWords {
      allSiteWords {
        nodes {
          language
          head {
            author
          }
          video {
            title
          }
          consent {
            label
            title
            description
            accepted
            declined
            details
            accept
            decline
            policy
            policyLink
            settings
            purposes {
              key
              name
              description
              storage {
                name
                kind
              }
            }
          }
          fallback {
            title
            description
            home
            retry
          }
        }
      }
    }
  `);
  return inLanguage(allSiteWords, language, "site-words.yaml");
}
