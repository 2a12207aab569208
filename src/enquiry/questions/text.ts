import { repeated } from "../../content/fields/values";
import { interpolate, longDate } from "../../content/text/text";
import { bytesPerCharacter, type KindRules, type Reading, type ReadingContext } from "./kind-rules";
import { longestAddress, withoutMarks } from "./mail-address";

/** A text without what cannot be stored and nobody sees: NUL, as it is copied from a PDF, and halves of characters. */
const storable = (text: string) => text.replaceAll(/\0|\p{Surrogate}/gu, "");

/** Blanks at the ends are not sent, so they do not count. */
const trimmed = (answer: unknown) => (typeof answer === "string" ? storable(answer).trim() : "");

const lineEnd = /[\n\r\v\f\u0085\u2028\u2029]/;

// What was pasted may hold ends of lines, which an input does not show; the server takes none.
const asOneLine = (answer: unknown) => trimmed(answer).split(lineEnd).join(" ");

/** Reads a text from a body, or says why it is none. What is measured is what is kept: without blanks at its ends. */
function readLines(sent: unknown, { messages: { refusals } }: ReadingContext): Reading<string> {
  if (sent === undefined) return { answer: "" };
  if (typeof sent !== "string") return { status: 422, sentence: refusals.outdated };
  if (storable(sent) !== sent) return { status: 400, sentence: refusals.badCharacter };
  return { answer: sent.trim() };
}

/** Reads one line of text, or says why it is none: in a mail, a second line could pass for another answer. */
function readText(sent: unknown, context: ReadingContext): Reading<string> {
  const reading = readLines(sent, context);
  if (!("answer" in reading) || !lineEnd.test(reading.answer)) return reading;
  return { status: 422, sentence: context.messages.refusals.badCharacter };
}

/** One line of text. Only its length is judged: a name that looks odd may still be the right one. */
export const textRules: KindRules = {
  answerShape: "text",
  settings: { maxLength: "required", autocomplete: "optional", numeric: "optional" },
  problem: ({ maxLength }, { length }, messages) =>
    maxLength && length > maxLength ? interpolate(messages.tooLong, { count: length, max: maxLength }) : undefined,
  serialise: asOneLine,
  maxBytes: ({ maxLength }) => (maxLength ?? 0) * bytesPerCharacter,
  read: (_, sent, context) => readText(sent, context),
};

/** An e-mail address. One that looks odd may still be the right one; only what cannot be seen is left out. */
export const emailRules: KindRules = {
  ...textRules,
  settings: { maxLength: "required", autocomplete: "optional" },
  checkSettings: ({ maxLength = longestAddress }) =>
    maxLength < longestAddress
      ? [{ path: ["maxLength"], message: `leaves no room for some addresses; write ${longestAddress}` }]
      : [],
  serialise: (answer) => withoutMarks(asOneLine(answer)),
  read: (_, sent, context) => {
    const reading = readText(sent, context);
    return "answer" in reading ? { answer: withoutMarks(reading.answer) } : reading;
  },
};

/** A phone number, however it is written: people and countries write it in too many ways to judge one. */
export const phoneRules: KindRules = {
  ...textRules,
  settings: { maxLength: "required", autocomplete: "optional" },
};

export const textAreaRules: KindRules = {
  ...textRules,
  settings: { maxLength: "required", rows: "optional", autocomplete: "optional" },
  serialise: trimmed,
  read: (_, sent, context) => readLines(sent, context),
};

/** One of a list of options; the answer is its words. */
export const selectRules: KindRules = {
  ...textRules,
  settings: { options: "required" },
  checkSettings: ({ options }) =>
    repeated(options ?? []).map(({ index }) => ({
      path: ["options", index],
      message: "is the same as an earlier one; leave it out",
    })),
  maxBytes: ({ options }) => Math.max(0, ...(options ?? []).map(({ length }) => length)) * bytesPerCharacter,
  read: ({ options }, sent, context) => {
    const reading = readText(sent, context);
    if (!("answer" in reading) || reading.answer === "" || options?.includes(reading.answer)) return reading;
    return { status: 422, sentence: context.messages.refusals.notAChoice };
  },
};

/** The last day that can be meant: a year has four digits. */
export const lastDay = "9999-12-31";

/** Tells whether a text is a day of the calendar, written as `2026-11-21`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

export const dateRules: KindRules = {
  ...textRules,
  settings: { min: "optional", max: "optional" },
  checkSettings: ({ min, max }) =>
    min && max && min > max ? [{ path: ["max"], message: "lies before min; choose a later day" }] : [],
  problem: ({ min, max }, answer, messages) => {
    const day = String(answer);
    if (!isDay(day)) return messages.dateInvalid;
    if (min && day < min) return interpolate(messages.dateTooEarly, { min: longDate(min, messages.locale) });
    if (max && day > max) return interpolate(messages.dateTooLate, { max: longDate(max, messages.locale) });
    return undefined;
  },
  maxBytes: () => lastDay.length * bytesPerCharacter,
};
