import type { FocusEventHandler, SyntheticEvent } from "react";
import { type ControlProps, useEnquiryField } from "./use-enquiry-field";

/** Props of every control whose answer is one text: its words, its state, and what browsers may fill in. */
export function useTextProps(props: ControlProps) {
  const { field, settings } = props;
  const { id, value, error, onChange, onFocus, onBlur } = useEnquiryField<string>(props, "");
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
      onFocus,
      onBlur: onBlur as FocusEventHandler,
    },
    setValue: onChange,
  };
}
