import { graphql, useStaticQuery } from "gatsby";
import { required } from "../content/required";

type Content = Queries.ShellContentQuery;

/** What every page shows, all of which is there. */
export type ShellContent = { readonly [Name in keyof Content]: NonNullable<Content[Name]> };

/** What header, footer, head and fallback of every page read from `content/`. */
export function useShellContent(): ShellContent {
  const content = useShellQuery();
  return {
    site: required(content.site, "site.yaml"),
    siteSettings: required(content.siteSettings, "site.yaml"),
    allWizard: content.allWizard,
    enquiryWords: required(content.enquiryWords, "enquiry-words.yaml"),
    interfaceWords: required(content.interfaceWords, "interface-words.yaml"),
    navigation: required(content.navigation, "navigation.yaml"),
    linkPictures: required(content.linkPictures, "navigation.yaml"),
    languages: required(content.languages, "languages.yaml"),
  };
}

function useShellQuery(): Content {
  return useStaticQuery<Content>(graphql`
    query ShellContent {
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
        social {
          microblog
          codeHost
          professionalNetwork
        }
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
        fallback {
          title
          description
          home
          retry
        }
      }
      allWizard {
        nodes {
          key
        }
      }
      enquiryWords {
        opening
        openingFailed
        openingRetry
        openingPage
        close
      }
      interfaceWords {
        ...InterfaceWordsFields
      }
      navigation {
        header {
          entries {
            title
            link
            overview
            items {
              ...NavigationEntry
            }
          }
          hireDeveloper {
            ...NavigationEntry
          }
          startProject {
            ...NavigationEntry
          }
          getStarted {
            ...NavigationEntry
          }
        }
        footer {
          description
          groups {
            title
            items {
              ...NavigationEntry
            }
          }
          copyright
          weight {
            method {
              ...NavigationEntry
            }
          }
        }
      }
      linkPictures {
        file
        paths
      }
      languages {
        label
        languages {
          code
          locale
          name
          flag
          dataSet
          note
        }
      }
    }

    fragment NavigationEntry on NavigationLink {
      title
      link
      description
    }
  `);
}
