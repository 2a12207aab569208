import type { TextRules } from "./kind-rules";
import { textRules } from "./text";

/** An e-mail address. It is not taken apart: one that looks odd may still be the right one. */
export const emailRules: TextRules = {
  ...textRules,
  settings: { maxLength: "required", autocomplete: "optional" },
  isReplyAddress: true,
};
