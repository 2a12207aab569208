import { graphql, useStaticQuery } from "gatsby";
import { required } from "../content/required";
import type { InterfaceWords } from "../content/schemas/interface-words";

/** The words of the interface, and what the windows of all wizards say. */
export function useShellMessages() {
  const { interfaceWords, enquiryWords, allWizard } = useStaticQuery<Queries.ShellMessagesQuery>(graphql`
    query ShellMessages {
      interfaceWords {
        all
      }
      enquiryWords {
        opening
        openingFailed
        openingRetry
        openingPage
        close
      }
      allWizard {
        nodes {
          key
        }
      }
    }
  `);
  return {
    // As the schema of the file has them, by which the build has read it.
    words: required(interfaceWords, "interface-words.yaml").all as unknown as InterfaceWords,
    enquiryWords: required(enquiryWords, "enquiry-words.yaml"),
    wizards: allWizard.nodes,
  };
}
