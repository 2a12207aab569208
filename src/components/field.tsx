import type { AriaAttributes, InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from "react";
import type { Style } from "../theme/variants";
import { takeOver } from "./early-entries";

export interface FieldProps {
  id: string;
  label: string;
  optional?: string;
  hint?: string | undefined;
  error?: string;
}

export const describedBy = ({ id, hint, error }: Pick<FieldProps, "id" | "hint" | "error">) =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;

export const FieldHint = ({ id, children }: { id: string; children: ReactNode }) => (
  <p id={id} sx={{ mb: "6px", color: "muted", fontSize: "label", lineHeight: "snug" }}>
    {children}
  </p>
);

export const FieldError = ({ id, children }: { id: string; children: ReactNode }) =>
  children && (
    <p id={id} sx={{ mt: "6px", color: "error", fontSize: "label", fontWeight: "bold" }}>
      {children}
    </p>
  );

interface FieldWithControl extends FieldProps {
  children: (control: AriaAttributes & { id: string }) => ReactNode;
}

export const Field = ({ id, label, optional, hint, error, children }: FieldWithControl) => (
  <div>
    <label htmlFor={id} sx={{ display: "inline-block", mb: "6px", fontWeight: "bold", fontSize: "label" }}>
      {label}
      {optional && <span sx={{ color: "muted", fontWeight: "body" }}> ({optional})</span>}
    </label>
    {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
    {children({ id, "aria-invalid": error ? true : undefined, "aria-describedby": describedBy({ id, hint, error }) })}
    <FieldError id={`${id}-error`}>{error}</FieldError>
  </div>
);

export const controlFrame = {
  width: "100%",
  px: "16px",
  bg: "surface",
  color: "text",
  border: "1.5px solid",
  borderColor: "controlBorder",
  borderRadius: "small",
  font: "inherit",
} satisfies Style;

/** An error draws a thicker rule, so that colour alone does not tell. */
export const controlStyle = {
  display: "block",
  ...controlFrame,
  py: "10px",
  lineHeight: "snug",
  "&:focus-visible": { outlineOffset: "1px" },
  "&[aria-invalid=true]": { borderColor: "error", borderWidth: "2.5px", px: "15px", py: "9px" },
} satisfies Style;

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
