import type { TextRules } from "./kind-rules";
import { readLines, textRules, trimmed } from "./text";

/** Several lines of text. */
export const textAreaRules: TextRules = {
  ...textRules,
  settings: { maxLength: "required", rows: "optional", autocomplete: "optional" },
  serialise: trimmed,
  read: (_, sent, context) => readLines(sent, context),
};
