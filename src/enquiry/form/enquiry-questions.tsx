import { Honeypot } from "../send/honeypot";
import { SendFailure } from "../send/send-failure";
import { ErrorSummary } from "./error-summary";
import { QuestionGrid, type QuestionGridProps } from "./question-grid";

/** The questions of one step, what is wrong with their answers, and why sending failed. */
export const EnquiryQuestions = (props: QuestionGridProps) => {
  const { enquiry, fields, settings } = props;
  const { formId, showsErrors, honeypot, failure } = enquiry;
  return (
    <>
      <ErrorSummary fields={fields} formId={formId} title={settings.messages.summary} isShown={showsErrors} />
      <QuestionGrid {...props} />
      <Honeypot ref={honeypot} label={settings.messages.honeypot} />
      <SendFailure failure={failure} settings={settings} />
    </>
  );
};
