import { Section } from "../components/section";
import { EnquiryForm } from "../enquiry/form/enquiry-form";
import { ReplyRule } from "../enquiry/form/reply-time";
import type { EnquiryFormDefinition, EnquirySettings } from "../enquiry/questions/definition";

interface WizardQuestionsProps {
  form: EnquiryFormDefinition;
  settings: EnquirySettings;
}

export const WizardQuestions = ({ form, settings }: WizardQuestionsProps) => (
  <Section isNamed={false} id={`questions-${form.key}`}>
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
);
