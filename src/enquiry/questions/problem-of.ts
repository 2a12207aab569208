import type { QuestionMessages } from "./kind-rules";
import { type KindOfQuestion, rulesOf } from "./rules";

/**
 * Error of an answer, as a sentence for the visitor, or undefined where it is right. The same in the browser and on the
 * server.
 */
export function problemOf(question: KindOfQuestion, answer: unknown, messages: QuestionMessages): string | undefined {
  const rules = rulesOf(question);
  if (!rules.isEmpty(answer)) return rules.problem(question, answer, messages);
  return question.required ? (question.requiredMessage ?? messages.required) : undefined;
}
