import { interpolate, longDate } from "../../content/text/text";
import { longestAddress, withoutMarks } from "./mail-address";
import { bytesPerCharacter, type QuestionRules } from "./question-rules";

/** A text without what cannot be stored and nobody sees: NUL, as it is copied from a PDF, and halves of characters. */
const storable = (text: string) => text.replaceAll(/\0|\p{Surrogate}/gu, "");

/** Blanks at the ends are not sent, so they do not count. */
const trimmed = (text: string) => storable(text).trim();

// What was pasted may hold ends of lines, which an input does not show; in a mail, a second line could pass for another
// answer.
const asOneLine = (text: string) => trimmed(text.replaceAll(/[\n\r\v\f\u0085\u2028\u2029]/g, " "));

/** Rules of a text, which is cleaned before it is sent, and by the server again, whoever has sent it. */
const rulesOfText = (clean: (text: string) => string, rules: Partial<QuestionRules>): QuestionRules => ({
  answerShape: "text",
  settings: { maxLength: "required", autocomplete: "optional" },
  validate: ({ maxLength }, { length }, messages) =>
    maxLength && length > maxLength ? interpolate(messages.tooLong, { count: length, max: maxLength }) : undefined,
  serialise: (value) => (typeof value === "string" ? clean(value) : ""),
  maxBytes: ({ maxLength }) => (maxLength ?? 0) * bytesPerCharacter,
  parse: (_, sent = "", { messages: { refusals } }) =>
    typeof sent === "string" ? { answer: clean(sent) } : { refusal: refusals.outdated },
  // A `validate` of their own replaces that of the length.
  ...rules,
});

/** One line of text. Only its length is judged: a name that looks odd may still be the right one. */
export const textRules = rulesOfText(asOneLine, {
  settings: { maxLength: "required", autocomplete: "optional", numeric: "optional" },
});

/** An e-mail address. One that looks odd may still be the right one; only what cannot be seen is left out. */
export const emailRules = rulesOfText((text) => withoutMarks(asOneLine(text)), {
  checkSettings: ({ maxLength = longestAddress }) =>
    maxLength < longestAddress
      ? [{ path: ["maxLength"], message: `leaves no room for some addresses; write ${longestAddress}` }]
      : [],
});

/** A phone number, however it is written: people and countries write it in too many ways to judge one. */
export const phoneRules = rulesOfText(asOneLine, {});

export const textAreaRules = rulesOfText(trimmed, {
  settings: { maxLength: "required", rows: "optional", autocomplete: "optional" },
});

/** The last day that can be meant: a year has four digits. */
export const lastDay = "9999-12-31";

/** Tells whether a text is a day of the calendar, written as `2026-11-21`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

export const dateRules = rulesOfText((text) => text.trim(), {
  settings: { min: "optional", max: "optional" },
  checkSettings: ({ min, max }) =>
    min && max && min > max ? [{ path: ["max"], message: "lies before min; choose a later day" }] : [],
  validate: ({ min, max }, answer, messages) => {
    const day = String(answer);
    if (!isDay(day)) return messages.dateInvalid;
    if (min && day < min) return interpolate(messages.dateTooEarly, { min: longDate(min, messages.locale) });
    if (max && day > max) return interpolate(messages.dateTooLate, { max: longDate(max, messages.locale) });
    return undefined;
  },
  maxBytes: () => lastDay.length * bytesPerCharacter,
});
