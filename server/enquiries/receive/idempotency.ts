import { Refusal } from "./refusal";

/**
 * The key that makes a repeated enquiry the same enquiry, or undefined where none is sent.
 * @throws Refusal with 400 where it cannot be used
 */
export function readIdempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header === "string" && /^[\x21-\x7e]{1,200}$/.test(header)) return header;
  throw new Refusal(400, "The header Idempotency-Key must be 1 to 200 visible ASCII characters.");
}
