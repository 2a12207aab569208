import { repeated } from "../../content/fields/values";
import { interpolate } from "../../content/text/text";
import { bytesPerCharacter, type Reading, type ReadingContext, type TextRules } from "./kind-rules";
import { withoutMarks } from "./mail-address";

/** Half a character, which no encoding can store. */
const loneSurrogate = /\p{Surrogate}/u;

/** Blanks at the ends are not sent, so they do not count. */
const trimmed = (answer: unknown) => (typeof answer === "string" ? answer.trim() : "");

/** Line ends of all systems. */
const lineEnd = /[\n\r\v\f\u0085\u2028\u2029]/;

/** Reads a text from a body, or says why it is none. What is measured is what is kept: without blanks at its ends. */
function readLines(sent: unknown, { messages: { refusals } }: ReadingContext): Reading<string> {
  if (sent === undefined) return { answer: "" };
  if (typeof sent !== "string") return { status: 422, sentence: refusals.outdated };
  if (sent.includes("\0") || loneSurrogate.test(sent)) {
    return { status: 400, sentence: refusals.badCharacter };
  }
  return { answer: sent.trim() };
}

/** Reads one line of text, or says why it is none: in a mail, a second line could pass for another answer. */
function readText(sent: unknown, context: ReadingContext): Reading<string> {
  const reading = readLines(sent, context);
  if (!("answer" in reading) || !lineEnd.test(reading.answer)) return reading;
  return { status: 422, sentence: context.messages.refusals.badCharacter };
}

/** One line of text. Only its length is judged: a name that looks odd may still be the right one. */
export const textRules: TextRules = {
  answer: "text",
  settings: { maxLength: "required", autocomplete: "optional", numeric: "optional" },
  checkSettings: () => [],
  isSingle: false,
  isReplyAddress: false,
  isEmpty: (answer) => trimmed(answer) === "",
  problem: ({ maxLength }, answer, messages) => {
    const { length } = trimmed(answer);
    return maxLength && length > maxLength
      ? interpolate(messages.tooLong, { count: length, max: maxLength })
      : undefined;
  },
  // What was pasted may hold ends of lines, which an input does not show; the server takes none.
  serialise: (answer) => trimmed(answer).split(lineEnd).join(" "),
  maxBytes: ({ maxLength }) => (maxLength ?? 0) * bytesPerCharacter,
  read: (_, sent, context) => readText(sent, context),
  describe: String,
};

/** The most characters of an e-mail address (RFC 5321, erratum 1690). */
const longestAddress = 254;

/**
 * An e-mail address. It is not taken apart: one that looks odd may still be the right one. Only what cannot be seen is
 * left out, as no answer would ever arrive there.
 */
export const emailRules: TextRules = {
  ...textRules,
  settings: { maxLength: "required", autocomplete: "optional" },
  isReplyAddress: true,
  checkSettings: ({ maxLength = longestAddress }) =>
    maxLength < longestAddress
      ? [{ path: ["maxLength"], message: `leaves no room for some addresses; write ${longestAddress}` }]
      : [],
  serialise: (answer) => withoutMarks(String(textRules.serialise(answer))),
  read: (_, sent, context) => {
    const reading = readText(sent, context);
    return "answer" in reading ? { answer: withoutMarks(reading.answer) } : reading;
  },
};

/** A phone number, written in whatever way. */
export const phoneRules: TextRules = {
  ...textRules,
  settings: { maxLength: "required", autocomplete: "optional" },
};

/** Several lines of text. */
export const textAreaRules: TextRules = {
  ...textRules,
  settings: { maxLength: "required", rows: "optional", autocomplete: "optional" },
  serialise: trimmed,
  read: (_, sent, context) => readLines(sent, context),
};

/** One of a list of options; the answer is its words. */
export const selectRules: TextRules = {
  ...textRules,
  settings: { options: "required" },
  checkSettings: ({ options }) =>
    repeated(options ?? []).map(({ index }) => ({
      path: ["options", index],
      message: "is the same as an earlier one; leave it out",
    })),
  problem: () => undefined,
  maxBytes: ({ options }) => Math.max(0, ...(options ?? []).map(({ length }) => length)) * bytesPerCharacter,
  read: ({ options }, sent, context) => {
    const reading = readText(sent, context);
    if (!("answer" in reading) || reading.answer === "" || options?.includes(reading.answer)) return reading;
    return { status: 422, sentence: context.messages.refusals.notAChoice };
  },
};
