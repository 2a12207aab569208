import { graphql, useStaticQuery } from "gatsby";
import type { EntryOf } from "../content/entry";
import { inLanguage, type WholeFiles } from "./in-language";

type OpeningWord = "opening" | "openingFailed" | "openingRetry" | "openingPage" | "close";

interface ShellMessagesQuery {
  readonly allInterfaceWords: WholeFiles<"InterfaceWords">;
  readonly allEnquiryWords: {
    readonly nodes: readonly { readonly language: string; readonly data: Pick<EntryOf<"EnquiryWords">, OpeningWord> }[];
  };
  readonly allWizard: { readonly nodes: readonly { readonly language: string; readonly key: string }[] };
}

/** The words of the interface in a language, and what the windows of its wizards say. */
export function useShellMessages(language: string) {
  const { allInterfaceWords, allEnquiryWords, allWizard } = useStaticQuery<ShellMessagesQuery>(graphql`
    query ShellMessages {
      allInterfaceWords {
        nodes {
          language
          data
        }
      }
      allEnquiryWords {
        nodes {
          language
          data(fields: ["opening", "openingFailed", "openingRetry", "openingPage", "close"])
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
  return {
    words: inLanguage(allInterfaceWords, language, "interface-words.yaml").data,
    enquiryWords: inLanguage(allEnquiryWords, language, "enquiry-words.yaml").data,
    wizards: allWizard.nodes.filter((wizard) => wizard.language === language),
  };
}
