import type { TextRules } from "./kind-rules";
import { textRules } from "./text";

/** A phone number, written in whatever way. */
export const phoneRules: TextRules = {
  ...textRules,
  settings: { maxLength: "required", autocomplete: "optional" },
};
