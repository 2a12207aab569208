import type { InputHTMLAttributes, TextareaHTMLAttributes } from "react";
import { takeOver } from "./early-entries";
import { controlStyle, Field, type FieldProps } from "./field";

interface TextInputProps extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps> {}

export const TextInput = ({ id, label, optional, hint, error, ...input }: TextInputProps) => (
  <Field id={id} label={label} optional={optional} hint={hint} error={error}>
    {(control) => <input ref={takeOver} {...control} {...input} sx={{ ...controlStyle, minHeight: "button" }} />}
  </Field>
);

interface TextAreaProps extends FieldProps, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldProps> {}

export const TextArea = ({ id, label, optional, hint, error, rows = 2, ...textArea }: TextAreaProps) => (
  <Field id={id} label={label} optional={optional} hint={hint} error={error}>
    {(control) => (
      <textarea
        ref={takeOver}
        rows={rows}
        {...control}
        {...textArea}
        sx={{ ...controlStyle, resize: "vertical", minHeight: "button" }}
      />
    )}
  </Field>
);
