import { TextArea } from "../../components/text-area";
import { TextInput } from "../../components/text-input";
import { type ControlProps, useEnquiryField } from "../form/use-enquiry-field";
import { EmailTypo } from "./email-typo";

const types = { text: "text", email: "email", phone: "tel" } as const;

/** A question that is answered in words: one line, or several. */
export function TextControl(props: ControlProps) {
  const { field, settings } = props;
  const { id, value, error, onChange, onFocus, onBlur } = useEnquiryField<string>(props, "");
  const shared = {
    id,
    name: field.name,
    label: field.label,
    optional: field.required ? undefined : settings.words.optional,
    hint: field.hint,
    error,
    value,
    required: field.required,
    autoComplete: field.autocomplete ?? undefined,
    onFocus,
    onBlur,
  };
  if (field.kind === "textArea") {
    return (
      <TextArea
        {...shared}
        rows={field.rows ?? undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  }
  return (
    <div>
      <TextInput
        {...shared}
        type={types[field.kind as keyof typeof types] ?? "text"}
        inputMode={field.numeric ? "numeric" : undefined}
        autoCapitalize={field.kind === "email" ? "none" : undefined}
        spellCheck={field.kind === "email" ? false : undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {field.kind === "email" && <EmailTypo address={value} words={settings.words} onAccept={onChange} inputId={id} />}
    </div>
  );
}
