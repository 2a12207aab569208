import { repeated } from "../../content/fields/values";
import { bytesPerCharacter, type KindRules, type Question } from "./kind-rules";
import { textRules } from "./text-rules";

const namesOf = ({ choices }: Pick<Question, "choices">) => (choices ?? []).map(({ name }) => name);

export const choosable = (question: Pick<Question, "choices" | "offers">): string[] => [
  ...new Set([...namesOf(question), ...(question.offers ?? [])]),
];

export const choicesRules: KindRules = {
  answerShape: "list",
  settings: { choices: "required" },
  checkSettings: (question) =>
    repeated(namesOf(question)).map(({ index }) => ({
      path: ["choices", index, "name"],
      message: "is the name of an earlier one; choose another",
    })),
  serialise: (value) => (Array.isArray(value) ? value.map(String) : []),
  maxBytes: (question) => JSON.stringify(choosable(question)).length * bytesPerCharacter,
  read: (question, sent = [], { messages: { refusals } }) => {
    if (!Array.isArray(sent)) return { refusal: refusals.outdated };
    const known = choosable(question);
    if (sent.some((name) => !known.includes(name))) return { refusal: refusals.notAChoice };
    if (new Set(sent).size < sent.length) return { refusal: refusals.outdated };
    return { answer: [...sent] };
  },
};

export const selectRules: KindRules = {
  ...textRules,
  settings: { options: "required" },
  checkSettings: ({ options }) =>
    repeated(options ?? []).map(({ index }) => ({
      path: ["options", index],
      message: "is the same as an earlier one; leave it out",
    })),
  maxBytes: ({ options }) => Math.max(0, ...(options ?? []).map(({ length }) => length)) * bytesPerCharacter,
  read: (question, sent, context) => {
    const reading = textRules.read(question, sent, context);
    const isUnknown = "answer" in reading && !["", ...(question.options ?? [])].includes(String(reading.answer));
    return isUnknown ? { refusal: context.messages.refusals.notAChoice } : reading;
  },
};
