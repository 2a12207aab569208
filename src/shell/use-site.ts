import { graphql, useStaticQuery } from "gatsby";
import { required } from "../content/required";

/** The address of the site, the year of its build, and what every page reads from `site.yaml`. */
export function useSite() {
  const { site, siteSettings } = useStaticQuery<Queries.SiteQuery>(graphql`
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
    }
  `);
  return {
    url: required(site?.siteMetadata?.siteUrl, "site.yaml"),
    year: String(site?.buildTime),
    settings: required(siteSettings, "site.yaml"),
  };
}
