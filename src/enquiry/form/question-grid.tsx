import { controls } from "../controls/controls";
import type { EnquiryField, EnquirySettings } from "../questions/definition";
import type { Presets } from "../wizard/presets";
import type { Enquiry } from "./use-enquiry";

interface QuestionGridProps {
  enquiry: Enquiry;
  fields: readonly EnquiryField[];
  settings: EnquirySettings;
  /** Most questions side by side. */
  columns: 1 | 2;
  presets?: Presets;
}

/** Some questions, each as its kind draws it. */
export const QuestionGrid = ({ enquiry, fields, settings, columns, presets = {} }: QuestionGridProps) => (
  <div
    sx={{
      display: "grid",
      gap: "16px",
      gridTemplateColumns: ["minmax(0, 1fr)", `repeat(${columns}, minmax(0, 1fr))`],
      // Labels and tiles are as wide as their longest word otherwise, which in German may be wider than a phone.
      overflowWrap: "anywhere",
    }}
  >
    {fields.map((field) => {
      const { Control, isWide } = controls[field.kind];
      return (
        <div key={field.name} sx={{ gridColumn: isWide ? "1 / -1" : undefined }}>
          <Control
            field={field}
            formId={enquiry.formId}
            settings={settings}
            showsErrors={enquiry.showsErrors}
            doubts={enquiry.doubts}
            preset={presets[field.name]}
            enterKey={enquiry.enterKey}
          />
        </div>
      );
    })}
  </div>
);
