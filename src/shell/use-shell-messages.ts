import { graphql, useStaticQuery } from "gatsby";
import type { InterfaceMessages } from "../content/schemas/interface-words";
import { inLanguage, wholeInLanguage } from "./in-language";

/** The words of the interface in a language, and what the windows of its wizards say. */
export function useShellMessages(language: string) {
  const { allInterfaceWords, allEnquiryWords, allWizard } = useStaticQuery<Queries.ShellMessagesQuery>(graphql`
    query ShellMessages {
      allInterfaceWords {
        nodes {
          language
          all
        }
      }
      allEnquiryWords {
        nodes {
          language
          opening
          openingFailed
          openingRetry
          openingPage
          close
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
    words: wholeInLanguage<InterfaceMessages>(allInterfaceWords, language, "interface-words.yaml"),
    enquiryWords: inLanguage(allEnquiryWords, language, "enquiry-words.yaml"),
    wizards: allWizard.nodes.filter((wizard) => wizard.language === language),
  };
}
