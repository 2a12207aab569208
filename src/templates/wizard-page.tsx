import { graphql, type PageProps } from "gatsby";
import { useMemo } from "react";
import { required } from "../content/required";
import { useEnquirySettings, wizardFormOf } from "../enquiry/form/queries";
import { PageHero } from "../sections/page-hero/page-hero";
import { WizardQuestions } from "../sections/wizard-questions";
import { PageHead } from "../shell/page-head";
import { useBreadcrumbs } from "../shell/use-breadcrumbs";

/** All questions of a wizard on one page: what its links lead to where no script runs or the app cannot be loaded. */
export default function WizardPage({ data }: PageProps<Queries.WizardPageQuery>) {
  const wizard = required(data.wizard, "wizards");
  const words = required(data.enquiryWords, "enquiry-words.yaml");
  const settings = required(data.siteSettings, "site.yaml");
  const { key, name, aside, path } = wizard;
  const breadcrumbs = useBreadcrumbs(path, name);
  const form = useMemo(() => wizardFormOf(wizard, words.send), [wizard, words]);
  const first = required(wizard.steps[0], `wizards/${key}.yaml`);
  return (
    <>
      <PageHead
        head={{ title: name, description: aside.description, keywords: [name] }}
        path={path}
        isIndexed={false}
      />
      <PageHero
        breadcrumbs={breadcrumbs}
        superHeading={name}
        title={aside.title}
        description={aside.description}
        image={first.image}
        surface="sun"
      />
      <WizardQuestions form={form} settings={useEnquirySettings(words, settings)} />
    </>
  );
}

export const query = graphql`
  query WizardPage($id: String!, $language: String!) {
    wizard(id: { eq: $id }) {
      path
      name
      aside {
        title
        description
      }
      steps {
        image {
          ...Picture
        }
      }
      ...WizardFormFields
    }
    enquiryWords(language: { eq: $language }) {
      send
      ...EnquiryWordsFields
    }
    siteSettings {
      ...EnquiryFacts
    }
  }
`;
