import type { InputHTMLAttributes, TextareaHTMLAttributes } from "react";
import { takeOver } from "./early-entries";
import { controlStyle, describedBy, Field, type FieldProps } from "./field";

interface TextInputProps extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps> {}

export const TextInput = ({ id, label, optional, hint, error, ...input }: TextInputProps) => (
  <Field id={id} label={label} optional={optional} hint={hint} error={error}>
    <input
      ref={takeOver}
      id={id}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy({ id, hint, error })}
      {...input}
      sx={{ ...controlStyle, minHeight: "button" }}
    />
  </Field>
);

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
