import { graphql, type PageProps } from "gatsby";
import { useMemo } from "react";
import { useLanguage } from "../components/messages";
import { Picture } from "../components/picture";
import { Section } from "../components/section";
import { Split } from "../components/split";
import { type BlockOf, type EntryOf, required } from "../content/entry";
import { EnquiryForm } from "../enquiry/form/enquiry-form";
import { useEnquirySettings, wizardFormOf } from "../enquiry/form/page-form";
import { ReplyRule, ReplyWait } from "../enquiry/form/reply-time";
import { HeroWords } from "../sections/page-hero/hero-words";
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
  const language = useLanguage();
  const form = useMemo(() => wizardFormOf(key, wizard, words.send, language), [key, wizard, words, language]);
  const { image } = required(wizard.steps[0], `wizards/${key}.yaml`);
  return (
    <>
      <PageHead head={{ title: name, description: aside.description, keywords: [name] }} path={path} listed={false} />
      <Section surface="mist" isNamed={false}>
        <Split columns={[5, 8]} sx={{ alignItems: "start", columnGap: "40px", rowGap: 3 }}>
          <div sx={{ position: [null, null, "sticky"], top: "120px" }}>
            <HeroWords {...aside} path={path} name={name} superHeading={name} image={image} tint="mist" />
            <Picture image={image} sizes="420px" sx={{ display: ["none", null, "block"], width: "100%" }} />
          </div>
          <div id={`questions-${key}`} sx={{ variant: "cards.surface", p: ["24px 20px", "36px 40px"] }}>
            <EnquiryForm
              form={form}
              settings={settings}
              level="h2"
              columns={2}
              beside={<ReplyRule settings={settings} sx={{ flex: "1 1 18em", fontSize: "small", color: "muted" }} />}
              afterwards={<ReplyWait settings={settings} sx={{ fontWeight: "bold" }} />}
            />
          </div>
        </Split>
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
