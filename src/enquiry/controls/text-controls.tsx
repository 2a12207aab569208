import type { SyntheticEvent } from "react";
import { SelectInput, TextArea, TextInput } from "../../components/field";
import { isDay, lastDay } from "../questions/text-rules";
import { type ControlProps, useEnquiryField } from "./use-enquiry-field";

export function useTextProps(props: ControlProps) {
  const { field, enquiry } = props;
  const { id, value, error, onChange } = useEnquiryField<string>(props, "");
  return {
    control: {
      id,
      name: field.name,
      label: field.label,
      optional: field.required ? undefined : enquiry.settings.messages.optional,
      hint: field.hint,
      error,
      value,
      required: field.required,
      autoComplete: field.autocomplete,
      onChange: ({ currentTarget }: SyntheticEvent<{ value: string }>) => onChange(currentTarget.value),
    },
    enterKeyHint: enquiry.isLast ? ("send" as const) : ("next" as const),
    setValue: onChange,
  };
}

export function TextControl(props: ControlProps) {
  const { control, enterKeyHint } = useTextProps(props);
  return (
    <TextInput
      {...control}
      type={props.field.kind === "phone" ? "tel" : "text"}
      enterKeyHint={enterKeyHint}
      inputMode={props.field.numeric ? "numeric" : undefined}
    />
  );
}

export function TextAreaControl(props: ControlProps) {
  const { control } = useTextProps(props);
  return <TextArea {...control} rows={props.field.rows} />;
}

export function SelectControl(props: ControlProps) {
  const { field, enquiry } = props;
  const { control } = useTextProps(props);
  const placeholder = enquiry.settings.messages.selectPlaceholder;
  return <SelectInput {...control} options={field.options ?? []} placeholder={placeholder} />;
}

/** Stands in the form for a day that was begun and not finished: the browser itself gives an empty text for it. */
const unfinished = "?";

export function DateControl(props: ControlProps) {
  const { field } = props;
  const { control, setValue } = useTextProps(props);
  // No event tells that a day is half typed; without a look at it, an optional one would be lost without a word.
  const look = ({ currentTarget: { value, validity } }: SyntheticEvent<HTMLInputElement>) =>
    setValue(validity.badInput ? unfinished : value);
  return (
    <TextInput
      {...control}
      type="date"
      value={isDay(control.value) ? control.value : ""}
      min={field.min}
      max={field.max ?? lastDay}
      onChange={look}
      onKeyUp={look}
      onBlur={look}
    />
  );
}
