import { graphql, useStaticQuery } from "gatsby";
import { useLanguage } from "../components/messages";
import type { EntryOf } from "../content/entry";
import { inLanguage, type WholeFiles } from "./in-language";

export type Navigation = EntryOf<"Navigation">;

/** One entry of the header: a plain link, or a group of links with an overview page. */
export type HeaderEntry = Navigation["header"]["entries"][number];

/** The links of header and footer, in the page's language. */
export function useNavigation() {
  const { code } = useLanguage();
  const { allNavigation } = useStaticQuery<{ allNavigation: WholeFiles<"Navigation"> }>(graphql`
    query Navigation {
      allNavigation {
        nodes {
          language
          data
        }
      }
    }
  `);
  return inLanguage(allNavigation, code, "navigation.yaml").data;
}
