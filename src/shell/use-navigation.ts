import { graphql, useStaticQuery } from "gatsby";
import { required } from "../content/required";

/** The links of header and footer. */
export function useNavigation() {
  const { navigation } = useStaticQuery<Queries.NavigationQuery>(graphql`
    query Navigation {
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
    }

    fragment NavigationEntry on NavigationLink {
      title
      link
      description
    }
  `);
  return required(navigation, "navigation.yaml");
}
