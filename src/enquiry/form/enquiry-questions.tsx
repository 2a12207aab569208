import type { EnquiryField, EnquirySettings } from "../definition";
import { controls } from "../kinds/controls";
import { Honeypot } from "../send/honeypot";
import { SendFailure } from "../send/send-failure";
import type { Presets } from "../wizard/presets";
import { ErrorSummary } from "./error-summary";
import type { Enquiry } from "./use-enquiry";

interface EnquiryQuestionsProps {
  enquiry: Enquiry;
  fields: readonly EnquiryField[];
  settings: EnquirySettings;
  /** How many questions may stand side by side. */
  columns: 1 | 2;
  presets?: Presets;
}

/** The questions of one step, what is wrong with their answers, and why sending failed. */
export const EnquiryQuestions = ({ enquiry, fields, settings, columns, presets = {} }: EnquiryQuestionsProps) => {
  const { formId, showsErrors, honeypot, failure } = enquiry;
  return (
    <>
      <ErrorSummary fields={fields} formId={formId} title={settings.messages.summary} isShown={showsErrors} />
      <div
        sx={{
          display: "grid",
          gap: "16px",
          gridTemplateColumns: ["minmax(0, 1fr)", `repeat(${columns}, minmax(0, 1fr))`],
        }}
      >
        {fields.map((field) => {
          const { Control, isWide } = controls[field.kind];
          return (
            <div key={field.name} sx={{ gridColumn: isWide ? "1 / -1" : undefined }}>
              <Control
                field={field}
                formId={formId}
                settings={settings}
                showsErrors={showsErrors}
                preset={presets[field.name]}
              />
            </div>
          );
        })}
      </div>
      <Honeypot ref={honeypot} label={settings.messages.honeypot} />
      <SendFailure failure={failure} settings={settings} />
    </>
  );
};
