import { randomBytes } from "node:crypto";
import { Refusal } from "./refusal";

/** Tells whether a text can be the key of an enquiry: 1 to 200 visible ASCII characters. */
export const isIdempotencyKey = (text: unknown): text is string =>
  typeof text === "string" && /^[\x21-\x7e]{1,200}$/.test(text);

/** A key that no other enquiry has, as the forms in the browser make theirs. */
export const newIdempotencyKey = (): string => randomBytes(16).toString("hex");

/**
 * The key that makes a repeated enquiry the same enquiry, or undefined where none is sent.
 * @throws Refusal with 400 where it cannot be used
 */
export function readIdempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (isIdempotencyKey(header)) return header;
  throw new Refusal(400, "The header Idempotency-Key must be 1 to 200 visible ASCII characters.");
}
