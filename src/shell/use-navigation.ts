import { graphql, useStaticQuery } from "gatsby";
import { useLanguage } from "../components/messages";
import { inLanguage } from "./in-language";

/** The links of header and footer, in the page's language. */
export function useNavigation() {
  const { code } = useLanguage();
  const { allNavigation } = useStaticQuery<Queries.NavigationQuery>(graphql`
    query Navigation {
      allNavigation {
        nodes {
          language
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
      }
    }

    fragment NavigationEntry on NavigationLink {
      title
      link
      description
    }
  `);
  return inLanguage(allNavigation, code, "navigation.yaml");
}

export type Navigation = ReturnType<typeof useNavigation>;

/** One entry of the header: a plain link, or a group of links with an overview page. */
export type HeaderEntry = Navigation["header"]["entries"][number];
