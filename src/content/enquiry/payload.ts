import type { FieldRules } from "./answer-rules";

/** A file as it travels: its content in base64. */
export interface EncodedFile {
  name: string;
  /** Media type, as the sender's system names it; may be empty. */
  type: string;
  /** Size in bytes, before encoding. */
  size: number;
  data: string;
}

/** One answer as it is sent. */
export type Answer = string | string[] | EncodedFile[];

/** What is sent: every key of the definition, in its order, and nothing else. */
export type EnquiryPayload = Record<string, Answer>;

/**
 * A field that people do not see and programs fill in. Where it holds something, it is sent along and the enquiry is
 * kept apart for a person to look at.
 */
export const trapField = "referral_code";

/** Header with the milliseconds between opening the form and sending it. A person takes seconds. */
export const elapsedHeader = "enquiry-elapsed";

/** Header with the key that makes a repeated enquiry the same enquiry (draft-ietf-httpapi-idempotency-key-header). */
export const idempotencyHeader = "idempotency-key";

/** Makes what is sent of what was filled in. A question that was left out is sent as an empty text or list. */
export function payloadOf(
  fields: readonly Pick<FieldRules, "name" | "kind">[],
  values: Readonly<Record<string, unknown>>,
  files: readonly EncodedFile[],
): EnquiryPayload {
  return Object.fromEntries(
    fields.map(({ name, kind }) => {
      if (kind === "files") return [name, [...files]];
      if (kind === "choices") return [name, Array.isArray(values[name]) ? [...(values[name] as string[])] : []];
      return [name, typeof values[name] === "string" ? values[name].trim() : ""];
    }),
  );
}
