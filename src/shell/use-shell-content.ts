import { graphql, useStaticQuery } from "gatsby";

/** What header, footer, head and fallback of every page read from `content/`. */
export function useShellContent(): Queries.ShellContentQuery {
  return useStaticQuery<Queries.ShellContentQuery>(graphql`
    query ShellContent {
      site {
        buildTime
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
        }
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
