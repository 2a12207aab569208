import type { Answer } from "../questions/kind-rules";
import { type KindOfQuestion, rulesOf } from "../questions/rules";

/** Payload of an enquiry: every key of the definition, in its order, and nothing else. */
export type EnquiryPayload = Record<string, Answer>;

/**
 * Makes what is sent of what was filled in, files already encoded. A question that was left out is sent as an empty text
 * or list.
 */
export const payloadOf = (
  fields: readonly Pick<KindOfQuestion, "name" | "kind">[],
  values: Readonly<Record<string, unknown>>,
): EnquiryPayload =>
  Object.fromEntries(fields.map((field) => [field.name, rulesOf(field).serialise(values[field.name])]));
