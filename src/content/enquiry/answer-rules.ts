import type { fieldKinds } from "../schemas/enquiry";
import { type EnquiryWords, fill } from "./words";

/** The part of a field's definition that decides whether an answer is right. */
export interface FieldRules {
  readonly name: string;
  readonly kind: (typeof fieldKinds)[number];
  readonly required: boolean;
  readonly requiredMessage?: string | null;
  readonly maxLength?: number | null;
}

const isEmpty = (answer: unknown) =>
  answer === undefined ||
  answer === null ||
  (typeof answer === "string" && answer.trim() === "") ||
  (Array.isArray(answer) && answer.length === 0);

/**
 * What is wrong with an answer, as a sentence for the visitor, or undefined where it is right. Only emptiness and
 * length are judged: an address that looks odd may still be the right one.
 * @param answer a text, or a list of names or files
 */
export function answerFault(
  field: FieldRules,
  answer: unknown,
  words: Pick<EnquiryWords, "required" | "tooLong">,
): string | undefined {
  if (field.required && isEmpty(answer)) return field.requiredMessage ?? words.required;
  // Blanks at the ends are not sent.
  const length = typeof answer === "string" ? answer.trim().length : 0;
  if (field.maxLength && length > field.maxLength) return fill(words.tooLong, { count: length, max: field.maxLength });
  return undefined;
}
