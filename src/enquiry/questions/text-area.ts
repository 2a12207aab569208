import type { TextRules } from "./kind-rules";
import { readLines, textRules } from "./text";

/** Several lines of text. */
export const textAreaRules: TextRules = {
  ...textRules,
  settings: { maxLength: "required", rows: "optional", autocomplete: "optional" },
  read: (_, sent, context) => readLines(sent, context),
};
