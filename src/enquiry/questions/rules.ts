import { choicesRules, selectRules } from "./choices";
import { filesRules } from "./files";
import type { KindRules, Question, QuestionMessages } from "./kind-rules";
import { dateRules, emailRules, phoneRules, textAreaRules, textRules } from "./text-rules";

/** The kinds of questions, in the order in which they are named to editors: each has rules below, and a control. */
export const questionKinds = ["text", "email", "phone", "textArea", "choices", "select", "date", "files"] as const;

export type QuestionKind = (typeof questionKinds)[number];

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

export const rulesOf = ({ kind }: { readonly kind: QuestionKind }): KindRules => kindRules[kind];

/** Error of an answer, as a sentence for the visitor, or undefined where it is right; for browser and server. */
export function problemOf(
  question: Question & { readonly kind: QuestionKind },
  answer: unknown,
  messages: QuestionMessages,
): string | undefined {
  const { serialise, problem } = rulesOf(question);
  const sent = serialise(answer);
  if (sent.length > 0) return problem?.(question, sent, messages);
  return question.required ? (question.requiredMessage ?? messages.required) : undefined;
}
