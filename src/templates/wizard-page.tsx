import { graphql, type PageProps } from "gatsby";
import { useMemo } from "react";
import { type BlockOf, type EntryOf, required } from "../content/entry";
import { useEnquirySettings, wizardFormOf } from "../enquiry/form/queries";
import { PageHero } from "../sections/page-hero/page-hero";
import { WizardQuestions } from "../sections/wizard-questions";
import { PageHead } from "../shell/page-head";
import { useBreadcrumbs } from "../shell/use-breadcrumbs";

interface WizardQuery {
  readonly entry: { readonly key: string; readonly data: EntryOf<"Wizard"> } | null;
  readonly enquiryWords: { readonly data: EntryOf<"EnquiryWords"> } | null;
  readonly siteSettings: { readonly data: BlockOf<"form">["settings"] } | null;
}

/** All questions of a wizard on one page: what its links lead to where no script runs or the app cannot be loaded. */
export default function WizardPage({ data }: PageProps<WizardQuery>) {
  const { key, data: wizard } = required(data.entry, "wizards");
  const words = required(data.enquiryWords, "enquiry-words.yaml").data;
  const settings = required(data.siteSettings, "site.yaml").data;
  const { name, aside, path } = wizard;
  const breadcrumbs = useBreadcrumbs(path, name);
  const form = useMemo(() => wizardFormOf(key, wizard, words.send), [key, wizard, words]);
  const first = required(wizard.steps[0], `wizards/${key}.yaml`);
  return (
    <>
      <PageHead head={{ title: name, description: aside.description, keywords: [name] }} path={path} listed={false} />
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
    entry: wizard(id: { eq: $id }) {
      key
      data
    }
    enquiryWords(language: { eq: $language }) {
      data
    }
    siteSettings {
      data(fields: ["facts.email", "facts.phone", "reply", "enquiries.uploads"])
    }
  }
`;
