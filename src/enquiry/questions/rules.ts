import { choicesRules } from "./choices";
import { dateRules } from "./date";
import { filesRules } from "./files";
import type { KindRules, Question, QuestionMessages } from "./kind-rules";
import { emailRules, phoneRules, selectRules, textAreaRules, textRules } from "./text";

/**
 * The kinds of questions, in the order in which they are named to editors. A new one is a name here, its rules in a file
 * of this folder and its control in `../controls`; without either of them the program does not compile.
 */
export const questionKinds = ["text", "email", "phone", "textArea", "choices", "select", "date", "files"] as const;

export type QuestionKind = (typeof questionKinds)[number];

/** A question with its kind. */
export interface KindOfQuestion extends Question {
  readonly kind: QuestionKind;
}

const kindRules: Readonly<Record<QuestionKind, KindRules>> = {
  text: textRules,
  email: emailRules,
  phone: phoneRules,
  textArea: textAreaRules,
  choices: choicesRules,
  select: selectRules,
  date: dateRules,
  files: filesRules,
};

/** The rules of a question. */
export const rulesOf = ({ kind }: { readonly kind: QuestionKind }): KindRules => kindRules[kind];

/**
 * Error of an answer, as a sentence for the visitor, or undefined where it is right. The same in the browser and on the
 * server.
 */
export function problemOf(question: KindOfQuestion, answer: unknown, messages: QuestionMessages): string | undefined {
  const rules = rulesOf(question);
  if (!rules.isEmpty(answer)) return rules.problem(question, answer, messages);
  return question.required ? (question.requiredMessage ?? messages.required) : undefined;
}
