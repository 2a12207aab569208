import type { FieldSchema } from "../fields/field-schemas";

/** True for fields whose words each language has of its own: all but addresses, names of files, and exact texts. */
export const hasWords = ({ contentFormat }: FieldSchema): boolean =>
  contentFormat !== undefined && !["link", "endpoint", "file"].includes(contentFormat);

/** True for words to translate: of what is also sent, such as a choice's name, all but addresses and phone numbers. */
export const isTranslated = (value: string, field: FieldSchema): boolean =>
  hasWords(field) &&
  /\p{L}/u.test(value.replace(/\{\w+\}/g, "")) &&
  (field.contentFormat !== "data" || !value.includes("@"));
