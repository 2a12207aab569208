import { repeated } from "../../content/fields/values";
import { bytesPerCharacter, type Question, type QuestionRules } from "./question-rules";
import { textRules } from "./text-rules";

const namesOf = ({ choices }: Pick<Question, "choices">) => (choices ?? []).map(({ name }) => name);

export const choosable = (question: Pick<Question, "choices" | "offers">): string[] => [
  ...new Set([...namesOf(question), ...(question.offers ?? [])]),
];

export const choicesRules: QuestionRules = {
  answerShape: "list",
  settings: { choices: "required" },
  checkSettings: (question) =>
    repeated(namesOf(question)).map(({ index }) => ({
      path: ["choices", index, "name"],
      message: "is the name of an earlier one; choose another",
    })),
  serialise: (value) => (Array.isArray(value) ? value.map(String) : []),
  maxBytes: (question) => JSON.stringify(choosable(question)).length * bytesPerCharacter,
  parse: (question, sent = [], { messages: { refusals } }) => {
    if (!Array.isArray(sent)) return { refusal: refusals.outdated };
    const known = choosable(question);
    if (sent.some((name) => !known.includes(name))) return { refusal: refusals.notAChoice };
    if (new Set(sent).size < sent.length) return { refusal: refusals.outdated };
    return { answer: [...sent] };
  },
};

export const selectRules: QuestionRules = {
  ...textRules,
  settings: { options: "required" },
  checkSettings: ({ options }) =>
    repeated(options ?? []).map(({ index }) => ({
      path: ["options", index],
      message: "is the same as an earlier one; leave it out",
    })),
  maxBytes: ({ options }) => Math.max(0, ...(options ?? []).map(({ length }) => length)) * bytesPerCharacter,
  parse: (question, sent, context) => {
    const parsed = textRules.parse(question, sent, context);
    const isUnknown = "answer" in parsed && !["", ...(question.options ?? [])].includes(String(parsed.answer));
    return isUnknown ? { refusal: context.messages.refusals.notAChoice } : parsed;
  },
};
