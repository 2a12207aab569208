import type { TextRules } from "./kind-rules";
import { withoutMarks } from "./mail-address";
import { readText, textRules } from "./text";

/**
 * An e-mail address. It is not taken apart: one that looks odd may still be the right one. Only what cannot be seen is
 * left out, as no answer would ever arrive there.
 */
export const emailRules: TextRules = {
  ...textRules,
  settings: { maxLength: "required", autocomplete: "optional" },
  isReplyAddress: true,
  serialise: (answer) => withoutMarks(String(textRules.serialise(answer))),
  read: (_, sent, context) => {
    const reading = readText(sent, context);
    return "answer" in reading ? { answer: withoutMarks(reading.answer) } : reading;
  },
};
