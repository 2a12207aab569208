import { domainToASCII } from "node:url";

/**
 * The address as it may stand in the head of any mail, or undefined where it cannot: not every mail server takes letters
 * that are not ASCII, and one that does not would refuse the mail for ever.
 */
export function asciiAddress(text: string): string | undefined {
  const [local = "", domain = ""] = text.split("@");
  const address = `${local}@${domainToASCII(domain)}`;
  return isMailAddress(text) && isMailAddress(address) && /^[\x21-\x7e]+$/.test(address) ? address : undefined;
}

/**
 * Tells whether a text is exactly one e-mail address, without a name beside it. Strict, because what it lets through is
 * written into the head of a mail.
 */
export function isMailAddress(text: string): boolean {
  return text.length <= 254 && /^[^\s\p{C}@<>()[\]\\,;:"]+@[^\s\p{C}@<>()[\]\\,;:"]+$/u.test(text);
}
