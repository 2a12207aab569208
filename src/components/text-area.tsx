import type { TextareaHTMLAttributes } from "react";
import { takeOver } from "./early-entries";
import { controlStyle, describedBy, Field, type FieldProps } from "./field";

interface TextAreaProps extends FieldProps, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldProps> {}

export const TextArea = ({ id, label, optional, hint, error, rows = 2, ...textArea }: TextAreaProps) => (
  <Field id={id} label={label} optional={optional} hint={hint} error={error}>
    <textarea
      ref={takeOver}
      id={id}
      rows={rows}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy({ id, hint, error })}
      {...textArea}
      sx={{ ...controlStyle, resize: "vertical", minHeight: "button" }}
    />
  </Field>
);
