import type { ComponentType } from "react";
import type { EnquiryField, EnquirySettings } from "../questions/definition";
import type { QuestionKind } from "../questions/rules";
import { ChoicesControl } from "./choices";
import { DateControl } from "./date";
import { FilesControl } from "./files";
import { EmailControl, SelectControl, TextAreaControl, TextControl } from "./text";
import type { ControlProps } from "./use-enquiry-field";

/** Control of a kind of question. */
interface KindControl {
  readonly Control: ComponentType<ControlProps>;
  /** True where it takes a row of its own. */
  readonly isWide: boolean;
}

/** Controls of each kind of question. A kind without an entry does not compile. */
export const controls: Readonly<Record<QuestionKind, KindControl>> = {
  text: { Control: TextControl, isWide: false },
  email: { Control: EmailControl, isWide: false },
  phone: { Control: TextControl, isWide: false },
  textArea: { Control: TextAreaControl, isWide: true },
  choices: { Control: ChoicesControl, isWide: true },
  select: { Control: SelectControl, isWide: false },
  date: { Control: DateControl, isWide: false },
  files: { Control: FilesControl, isWide: true },
};

interface QuestionGridProps {
  /** What its controls need to know of the form. */
  enquiry: Pick<ControlProps, "formId" | "showsErrors" | "doubts" | "enterKey">;
  fields: readonly EnquiryField[];
  settings: EnquirySettings;
  /** Most questions side by side. */
  columns: 1 | 2;
}

/** Some questions, each as its kind draws it. */
export const QuestionGrid = ({ enquiry, fields, settings, columns }: QuestionGridProps) => (
  <div
    sx={{
      display: "grid",
      gap: "20px 16px",
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
            enterKey={enquiry.enterKey}
          />
        </div>
      );
    })}
  </div>
);
