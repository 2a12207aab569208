import { randomInt } from "node:crypto";

/** Crockford's base32: no I, L, O or U, which are mistaken for 1, 0 and V when read out. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join("");

/** A new reference number, such as `NW-7K3M-9QPD`: short enough to read out, and one of a million million. */
export function newReference(): string {
  return `NW-${group()}-${group()}`;
}

const reference = new RegExp(`^NW-[${alphabet}]{4}-[${alphabet}]{4}$`);

export const isReference = (text: unknown): text is string => typeof text === "string" && reference.test(text);

/**
 * The reference as it is stored, of one as people type it: in small letters, with O for 0 or without its dashes. Undefined
 * where it can be none.
 */
export function readReference(typed: string): string | undefined {
  const letters = typed.toUpperCase().replace(/[^0-9A-Z]/g, "");
  const clean = letters.replace(/^NW/, "").replace(/O/g, "0").replace(/[IL]/g, "1");
  const read = `NW-${clean.slice(0, 4)}-${clean.slice(4)}`;
  return isReference(read) ? read : undefined;
}
