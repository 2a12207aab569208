import type { TextRules } from "./kind-rules";
import { readText, textRules } from "./text";

/** Marks that nobody sees: of direction, as address books copy them along, and joints of no width. */
const withoutMarks = (address: string) => address.replaceAll(/\p{Cf}/gu, "").trim();

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
