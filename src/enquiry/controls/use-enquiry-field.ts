import { useCallback } from "react";
import { useField, useForm } from "react-final-form";
import type { EnquiryField, EnquirySettings } from "../questions/definition";
import { controlId } from "../questions/protocol";
import { problemOf } from "../questions/rules";
import type { AddressDoubts } from "./email-typo";

export interface ControlProps {
  field: EnquiryField;
  /** The id of the form, before the field's name. */
  formId: string;
  settings: EnquirySettings;
  /** True once Next was pressed: from then on, what is wrong is said until it is right. */
  showsErrors: boolean;
  doubts: AddressDoubts;
  /** Action of the Enter key in a line of text, for the keys that a phone shows. */
  enterKey?: "next" | "send";
}

// Left to itself, react-final-form takes an empty text for no value and drops its key.
const keep = (value: unknown) => value;

/**
 * Ties a question to the form.
 * @param empty what the control holds while nothing is answered
 */
export function useEnquiryField<Value>({ field, formId, settings, showsErrors }: ControlProps, empty: Value) {
  const { messages } = settings;
  const validate = useCallback((value: unknown) => problemOf(field, value, messages), [field, messages]);
  const { input, meta } = useField<Value>(field.name, {
    validate,
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
    onChange: input.onChange as (value: Value) => void,
  };
}

/** Moves focus to a question: to its control, or to the first of them. */
export function focusControl(id: string): void {
  const element = document.getElementById(id);
  const target = element instanceof HTMLFieldSetElement ? element.querySelector("input") : element;
  target?.focus();
}
