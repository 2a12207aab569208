import { graphql, useStaticQuery } from "gatsby";
import { required } from "../content/required";

/** The languages of the site. */
export function useLanguages() {
  const { languages } = useStaticQuery<Queries.LanguagesQuery>(graphql`
    query Languages {
      languages {
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
