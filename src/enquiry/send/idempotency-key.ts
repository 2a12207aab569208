/**
 * A key that no other enquiry has: 128 random bits in hexadecimal. `crypto.randomUUID` would do the same but exists
 * on encrypted pages only, which a preview in the office may not be.
 */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
