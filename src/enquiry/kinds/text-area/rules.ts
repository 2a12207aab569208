import type { TextRules } from "../kind-rules";
import { textRules } from "../text/rules";

/** Several lines of text. */
export const textAreaRules: TextRules = {
  ...textRules,
  settings: { maxLength: "required", rows: "optional", autocomplete: "optional" },
};
