/**
 * Tells whether a text is exactly one e-mail address, without a name beside it. Strict, because what it lets through is
 * written into the head of a mail.
 */
export function isMailAddress(text: string): boolean {
  return text.length <= 254 && /^[^\s\p{C}@<>()[\]\\,;:"]+@[^\s\p{C}@<>()[\]\\,;:"]+$/u.test(text);
}
