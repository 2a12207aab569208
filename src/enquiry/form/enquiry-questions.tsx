import { Honeypot } from "../send/honeypot";
import { SendFailure } from "../send/send-failure";
import { ErrorSummary } from "./error-summary";
import { PrivacyNote } from "./privacy-note";
import { QuestionGrid, type QuestionGridProps } from "./question-grid";

/**
 * Tells whether a question is about the person who answers it: the step that asks it says what becomes of the answer.
 */
const isPersonal = (kind: string) => kind === "email" || kind === "phone";

/** The questions of one step, what is wrong with their answers, and why sending failed. */
export const EnquiryQuestions = (props: QuestionGridProps) => {
  const { enquiry, fields, settings } = props;
  const { formId, showsErrors, honeypot, failure } = enquiry;
  return (
    <>
      <ErrorSummary fields={fields} formId={formId} title={settings.messages.summary} isShown={showsErrors} />
      <QuestionGrid {...props} />
      {fields.some(({ kind }) => isPersonal(kind)) && <PrivacyNote messages={settings.messages} />}
      <Honeypot ref={honeypot} label={settings.messages.honeypot} />
      <SendFailure failure={failure} settings={settings} />
    </>
  );
};
