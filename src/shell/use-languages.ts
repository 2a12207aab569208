import { graphql, useStaticQuery } from "gatsby";
import type { Language } from "../components/messages";
import { type EntryOf, required } from "../content/entry";

/** The languages of the site. */
export function useLanguages() {
  const { languages } = useStaticQuery<{ languages: { data: EntryOf<"Languages"> } | null }>(graphql`
    query Languages {
      languages {
        data
      }
    }
  `);
  return required(languages, "languages.yaml").data;
}

export type SiteLanguage = ReturnType<typeof useLanguages>["languages"][number];

/** The language of the page at a path: the first part of it names a further one, if it has content of its own. */
export function languageAt(path: string, languages: readonly SiteLanguage[]): Language {
  const [first, ...further] = languages;
  const named = further.find(({ code, dataSet }) => code === dataSet && path.split("/")[1] === code);
  if (named) return { ...named, prefix: `/${named.code}` };
  return { ...required(first, "languages.yaml"), prefix: "" };
}
