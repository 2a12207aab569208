import { useField, useForm } from "react-final-form";
import type { AskedField, EnquirySettings } from "../questions/definition";
import { controlId } from "../questions/protocol";

export interface ControlProps {
  field: AskedField;
  enquiry: {
    readonly formId: string;
    readonly settings: EnquirySettings;
    readonly showsErrors: boolean;
    readonly isSending: boolean;
    /** The doubtful address that the button which goes on has asked about. */
    readonly doubtedAddress: string | undefined;
    /** True of the step that sends. */
    readonly isLast: boolean;
  };
}

// Left to itself, react-final-form takes an empty text for no value and drops its key.
const keep = (value: unknown) => value;

export function useEnquiryField<Value>({ field, enquiry }: ControlProps, empty: Value) {
  const { formId, showsErrors } = enquiry;
  const { input, meta } = useField<Value>(field.name, {
    parse: keep as (value: unknown) => Value,
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
