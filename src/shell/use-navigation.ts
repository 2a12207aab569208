import { graphql, useStaticQuery } from "gatsby";
import type { z } from "zod";
import { useLanguage } from "../components/messages";
import type { navigation } from "../content/schemas/navigation";
import { wholeInLanguage } from "./in-language";

export type Navigation = z.output<typeof navigation>;

/** One entry of the header: a plain link, or a group of links with an overview page. */
export type HeaderEntry = Navigation["header"]["entries"][number];

/** The links of header and footer, in the page's language. */
export function useNavigation() {
  const { code } = useLanguage();
  const { allNavigation } = useStaticQuery<Queries.NavigationQuery>(graphql`
    query Navigation {
      allNavigation {
        nodes {
          language
          all
        }
      }
    }
  `);
  return wholeInLanguage<Navigation>(allNavigation, code, "navigation.yaml");
}
