import { choicesRules, selectRules } from "./choices-rules";
import { filesRules } from "./files-rules";
import type { Question, QuestionMessages, QuestionRules } from "./question-rules";
import { dateRules, emailRules, phoneRules, textAreaRules, textRules } from "./text-rules";

/** The values of `kind` in the YAML of a question, in the order in which editors see them: each has rules and a control. */
export const questionTypes = ["text", "email", "phone", "textArea", "choices", "select", "date", "files"] as const;

export type QuestionType = (typeof questionTypes)[number];

const rulesByType: Readonly<Record<QuestionType, QuestionRules>> = {
  text: textRules,
  email: emailRules,
  phone: phoneRules,
  textArea: textAreaRules,
  choices: choicesRules,
  select: selectRules,
  date: dateRules,
  files: filesRules,
};

export const rulesOf = ({ kind }: { readonly kind: QuestionType }): QuestionRules => rulesByType[kind];

/** What is wrong with an answer, in browser and server, as a sentence for the visitor; undefined where it is right. */
export function faultOf(
  question: Question & { readonly kind: QuestionType },
  answer: unknown,
  messages: QuestionMessages,
): string | undefined {
  const rules = rulesOf(question);
  const sent = rules.serialise(answer);
  if (sent.length > 0) return rules.validate?.(question, sent, messages);
  return question.required ? (question.requiredMessage ?? messages.required) : undefined;
}
