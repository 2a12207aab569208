import { graphql, useStaticQuery } from "gatsby";
import { required } from "../content/required";

/** The languages of the site, with the label of their list. */
export function useLanguages() {
  const { languages } = useStaticQuery<Queries.LanguagesQuery>(graphql`
    query Languages {
      languages {
        label
        languages {
          code
          locale
          name
          flag
          dataSet
          note
          offer {
            text
            dismiss
          }
        }
      }
    }
  `);
  return required(languages, "languages.yaml");
}
