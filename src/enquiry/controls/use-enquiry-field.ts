import { useField, useForm } from "react-final-form";
import type { AskedField, EnquirySettings } from "../questions/form-types";
import { controlId } from "../questions/protocol";

export interface ControlProps {
  field: AskedField;
  enquiry: {
    readonly formId: string;
    readonly settings: EnquirySettings;
    readonly showsErrors: boolean;
    readonly isSending: boolean;
    /** The doubtful address that the button which goes on asks about, and all that it has asked about. */
    readonly doubtedAddress: string | undefined;
    readonly askedAddresses: readonly string[];
    /** True of the step that sends. */
    readonly isLast: boolean;
  };
}

export function useEnquiryField<Value>({ field, enquiry }: ControlProps, empty: Value) {
  const { formId, showsErrors } = enquiry;
  const { input, meta } = useField<Value>(field.name, {
    // Left to itself, it takes an empty text for no value and drops its key.
    parse: (value) => value,
    subscription: { value: true, error: true },
  });
  const form = useForm<Readonly<Record<string, Value | undefined>>>();
  const read = () => form.getState().values[field.name] ?? empty;
  return {
    id: controlId(formId, field.name),
    value: read(),
    /** The answer now: several may come before the next picture. */
    read,
    error: showsErrors ? (meta.error as string | undefined) : undefined,
    // What is entered while the rest is sent would be gone once that has arrived.
    onChange: (answer: Value) => {
      if (!enquiry.isSending) input.onChange(answer);
    },
  };
}

export function focusControl(id: string): void {
  const element = document.getElementById(id);
  const target = element instanceof HTMLFieldSetElement ? element.querySelector("input") : element;
  target?.focus();
}
