import { repeated } from "../../content/fields/values";
import { bytesPerCharacter, type ListRules, type Question } from "./kind-rules";

const namesOf = ({ choices }: Pick<Question, "choices">) => (choices ?? []).map(({ name }) => name);

/** All that can be chosen: the choices, then the offers. */
export const choosable = (question: Pick<Question, "choices" | "offers">): string[] => [
  ...new Set([...namesOf(question), ...(question.offers ?? [])]),
];

/** Any number of tiles; the answer is the names of those that are chosen. */
export const choicesRules: ListRules = {
  answer: "list",
  settings: { choices: "required" },
  checkSettings: (question) =>
    repeated(namesOf(question)).map(({ index }) => ({
      path: ["choices", index, "name"],
      message: "is the name of an earlier one; choose another",
    })),
  isSingle: false,
  isReplyAddress: false,
  isEmpty: (answer) => !Array.isArray(answer) || answer.length === 0,
  problem: () => undefined,
  serialise: (value) => (Array.isArray(value) ? value.map(String) : []),
  maxBytes: (question) => JSON.stringify(choosable(question)).length * bytesPerCharacter,
  read: (question, sent, { messages: { refusals } }) => {
    if (sent === undefined) return { answer: [] };
    if (!Array.isArray(sent)) return { status: 422, sentence: refusals.outdated };
    const known = new Set(choosable(question));
    const chosen = new Set<string>();
    for (const name of sent as unknown[]) {
      if (typeof name !== "string" || !known.has(name)) {
        return { status: 422, sentence: refusals.notAChoice };
      }
      if (chosen.has(name)) return { status: 422, sentence: refusals.outdated };
      chosen.add(name);
    }
    return { answer: [...chosen] };
  },
  describe: (answer) => [answer].flat().join(", "),
};
