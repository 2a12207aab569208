import type { ComponentType } from "react";
import type { AskedField } from "../questions/form-types";
import type { QuestionType } from "../questions/rules";
import { ChoicesControl } from "./choices";
import { EmailControl } from "./email";
import { FilesControl } from "./files";
import { DateControl, SelectControl, TextAreaControl, TextControl } from "./text-controls";
import type { ControlProps } from "./use-enquiry-field";

// A question type without a control does not compile.
const controls: Readonly<Record<QuestionType, ComponentType<ControlProps>>> = {
  text: TextControl,
  email: EmailControl,
  phone: TextControl,
  textArea: TextAreaControl,
  choices: ChoicesControl,
  select: SelectControl,
  date: DateControl,
  files: FilesControl,
};

const ownRow: readonly QuestionType[] = ["textArea", "choices", "files"];

interface QuestionGridProps extends Pick<ControlProps, "enquiry"> {
  fields: readonly AskedField[];
  columns: 1 | 2;
}

export const QuestionGrid = ({ enquiry, fields, columns }: QuestionGridProps) => (
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
      const Control = controls[field.kind];
      return (
        <div key={field.name} sx={{ gridColumn: ownRow.includes(field.kind) ? "1 / -1" : undefined }}>
          <Control field={field} enquiry={enquiry} />
        </div>
      );
    })}
  </div>
);
