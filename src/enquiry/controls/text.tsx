import type { SyntheticEvent } from "react";
import { SelectInput } from "../../components/select-input";
import { TextArea } from "../../components/text-area";
import { TextInput } from "../../components/text-input";
import { EmailTypo } from "./email-typo";
import { type ControlProps, useEnquiryField } from "./use-enquiry-field";

/** Props of every control whose answer is one text: its words, its state, and what browsers may fill in. */
export function useTextProps(props: ControlProps) {
  const { field, settings } = props;
  const { id, value, error, onChange } = useEnquiryField<string>(props, "");
  return {
    control: {
      id,
      name: field.name,
      label: field.label,
      optional: field.required ? undefined : settings.messages.optional,
      hint: field.hint,
      error,
      value,
      required: field.required,
      autoComplete: field.autocomplete,
      onChange: ({ currentTarget }: SyntheticEvent<{ value: string }>) => onChange(currentTarget.value),
    },
    setValue: onChange,
  };
}

/** One line of text, or a phone number, for which phones show their own keys. */
export function TextControl(props: ControlProps) {
  const { control } = useTextProps(props);
  return (
    <TextInput
      {...control}
      type={props.field.kind === "phone" ? "tel" : "text"}
      enterKeyHint={props.enterKey}
      inputMode={props.field.numeric ? "numeric" : undefined}
    />
  );
}

/** An e-mail address, with a question where its domain looks mistyped. */
export function EmailControl(props: ControlProps) {
  const { control, setValue } = useTextProps(props);
  return (
    <div>
      <TextInput {...control} type="email" enterKeyHint={props.enterKey} autoCapitalize="none" spellCheck={false} />
      <EmailTypo
        address={control.value}
        messages={props.settings.messages}
        doubts={props.doubts}
        onAccept={setValue}
        inputId={control.id}
      />
    </div>
  );
}

/** Several lines of text. */
export function TextAreaControl(props: ControlProps) {
  const { control } = useTextProps(props);
  return <TextArea {...control} rows={props.field.rows} />;
}

/** One of a list of options, in the browser's own list. */
export function SelectControl(props: ControlProps) {
  const { field, settings } = props;
  const { control } = useTextProps(props);
  return <SelectInput {...control} options={field.options ?? []} placeholder={settings.messages.selectPlaceholder} />;
}
