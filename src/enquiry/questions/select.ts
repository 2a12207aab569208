import { repeated } from "../../content/schemas/repeated";
import { bytesPerCharacter, type TextRules } from "./kind-rules";
import { readText, textRules } from "./text";

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
