import { graphql, useStaticQuery } from "gatsby";
import { useCallback } from "react";
import { type Language, useLanguage } from "../components/messages";
import { type EntryOf, required, type ShownEntry } from "../content/entry";

interface InLanguages<Data> {
  readonly nodes: readonly { readonly language: string; readonly data: Data }[];
}

type OpeningWord = "opening" | "openingFailed" | "retry" | "openingPage" | "close";

interface SiteQuery {
  readonly site: { readonly buildTime: string; readonly siteMetadata: { readonly siteUrl: string } } | null;
  readonly languages: { readonly data: EntryOf<"Languages"> } | null;
  readonly siteSettings: {
    readonly data: ShownEntry<"SiteSettings", "facts.company" | "facts.email" | "logo" | "social" | "thirdParties">;
  } | null;
  readonly allSiteWords: InLanguages<EntryOf<"SiteWords">>;
  readonly allNavigation: InLanguages<EntryOf<"Navigation">>;
  readonly allInterfaceWords: InLanguages<EntryOf<"InterfaceWords">>;
  readonly allEnquiryWords: InLanguages<Pick<EntryOf<"EnquiryWords">, OpeningWord>>;
  readonly allWizard: { readonly nodes: readonly { readonly language: string; readonly key: string }[] };
}

export type Navigation = EntryOf<"Navigation">;

export type HeaderEntry = Navigation["header"]["entries"][number];

export function useSite() {
  const query = useStaticQuery<SiteQuery>(graphql`
    query Site {
      site {
        buildTime(formatString: "YYYY")
        siteMetadata {
          siteUrl
        }
      }
      languages {
        data
      }
      siteSettings {
        data(fields: ["facts.company", "facts.email", "logo", "social", "thirdParties"])
      }
      allSiteWords {
        nodes {
          language
          data
        }
      }
      allNavigation {
        nodes {
          language
          data
        }
      }
      allInterfaceWords {
        nodes {
          language
          data
        }
      }
      allEnquiryWords {
        nodes {
          language
          data(fields: ["opening", "openingFailed", "retry", "openingPage", "close"])
        }
      }
      allWizard {
        nodes {
          language
          key
        }
      }
    }
  `);
  const wordsIn = useCallback(
    (code: string) => {
      const inLanguage = <Data>({ nodes }: InLanguages<Data>, file: string): Data =>
        required(
          nodes.find(({ language }) => language === code),
          file,
        ).data;
      return {
        site: inLanguage(query.allSiteWords, "site-words.yaml"),
        navigation: inLanguage(query.allNavigation, "navigation.yaml"),
        interface: inLanguage(query.allInterfaceWords, "interface-words.yaml"),
        enquiry: inLanguage(query.allEnquiryWords, "enquiry-words.yaml"),
        wizards: query.allWizard.nodes.filter(({ language }) => language === code).map(({ key }) => key),
      };
    },
    [query],
  );
  return {
    url: required(query.site?.siteMetadata.siteUrl, "site.yaml"),
    year: String(query.site?.buildTime),
    languages: required(query.languages, "languages.yaml").data.languages,
    settings: required(query.siteSettings, "site.yaml").data,
    wordsIn,
  };
}

export function useSiteInLanguage() {
  const { code } = useLanguage();
  const site = useSite();
  const { site: words, navigation } = site.wordsIn(code);
  return { ...site, words, navigation };
}

export type SiteLanguage = ReturnType<typeof useSite>["languages"][number];

/** The language of the page at a path: the first part of it names a further one, if it has content of its own. */
export function languageAt(path: string, languages: readonly SiteLanguage[]): Language {
  const [first, ...further] = languages;
  const named = further.find(({ code, dataSet }) => code === dataSet && path.split("/")[1] === code);
  const { code, locale } = named ?? required(first, "languages.yaml");
  return { code, locale, prefix: named ? `/${code}` : "", first: first?.code ?? code };
}
