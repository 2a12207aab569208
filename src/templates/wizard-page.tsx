import { graphql, type PageProps } from "gatsby";
import { useMemo } from "react";
import { Section } from "../components/section";
import { type BlockOf, type EntryOf, required } from "../content/entry";
import { EnquiryForm } from "../enquiry/form/enquiry-form";
import { useEnquirySettings, wizardFormOf } from "../enquiry/form/queries";
import { ReplyRule } from "../enquiry/form/reply-time";
import { PageHero } from "../sections/page-hero/page-hero";
import { PageHead } from "../shell/page-head";

interface WizardQuery {
  readonly entry: { readonly key: string; readonly data: EntryOf<"Wizard"> } | null;
  readonly enquiryWords: { readonly data: EntryOf<"EnquiryWords"> } | null;
  readonly siteSettings: { readonly data: BlockOf<"form">["settings"] } | null;
}

/** All questions of a wizard on one page: what its links lead to where no script runs or the app cannot be loaded. */
export default function WizardPage({ data }: PageProps<WizardQuery>) {
  const { key, data: wizard } = required(data.entry, "wizards");
  const words = required(data.enquiryWords, "enquiry-words.yaml").data;
  const settings = useEnquirySettings(words, required(data.siteSettings, "site.yaml").data);
  const { name, aside, path } = wizard;
  const form = useMemo(() => wizardFormOf(key, wizard, words.send), [key, wizard, words]);
  const { image } = required(wizard.steps[0], `wizards/${key}.yaml`);
  return (
    <>
      <PageHead head={{ title: name, description: aside.description, keywords: [name] }} path={path} listed={false} />
      <PageHero {...aside} path={path} name={name} superHeading={name} image={image} tint="sun" />
      <Section isNamed={false} id={`questions-${key}`}>
        <div sx={{ maxWidth: "760px", mx: "auto", variant: "cards.surface", p: ["24px 20px", "40px 48px"] }}>
          <EnquiryForm
            form={form}
            settings={settings}
            level="h2"
            columns={2}
            beside={<ReplyRule settings={settings} sx={{ flex: "1 1 18em", fontSize: "small", color: "muted" }} />}
          />
        </div>
      </Section>
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
