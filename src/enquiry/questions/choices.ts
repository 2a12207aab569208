import { repeated } from "../../content/fields/values";
import { bytesPerCharacter, type KindRules, type Question } from "./kind-rules";

const namesOf = ({ choices }: Pick<Question, "choices">) => (choices ?? []).map(({ name }) => name);

/** All that can be chosen: the choices, then the offers. */
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
    if (!Array.isArray(sent)) return { status: 422, sentence: refusals.outdated };
    const known = choosable(question);
    if (sent.some((name) => !known.includes(name))) return { status: 422, sentence: refusals.notAChoice };
    if (new Set(sent).size < sent.length) return { status: 422, sentence: refusals.outdated };
    return { answer: [...sent] };
  },
};
