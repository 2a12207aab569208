import { graphql, useStaticQuery } from "gatsby";
import { required } from "../content/required";

/** The address of the site, the year of its build, and what every page reads from `site.yaml` and `site-words.yaml`. */
export function useSite() {
  const { site, siteSettings, siteWords } = useStaticQuery<Queries.SiteQuery>(graphql`
    query Site {
      site {
        buildTime(formatString: "YYYY")
        siteMetadata {
          siteUrl
        }
      }
      siteSettings {
        facts {
          company
          email
        }
        logo {
          ...Logo
        }
        social {
          microblog
          codeHost
          professionalNetwork
        }
        thirdParties {
          waitForConsent
          analytics {
            id
            origin
          }
          chat {
            script
            globals
          }
          scripts {
            purpose
            script
            globals
          }
        }
      }
      siteWords {
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
  `);
  return {
    url: required(site?.siteMetadata?.siteUrl, "site.yaml"),
    year: String(site?.buildTime),
    settings: required(siteSettings, "site.yaml"),
    words: required(siteWords, "site-words.yaml"),
  };
}

/** What every page reads of the site as a whole. */
export type SiteFacts = ReturnType<typeof useSite>;
