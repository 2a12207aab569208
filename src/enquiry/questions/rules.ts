import { choicesRules } from "./choices";
import { dateRules } from "./date";
import { emailRules } from "./email";
import { filesRules } from "./files";
import type { KindRules, Question } from "./kind-rules";
import { phoneRules } from "./phone";
import { selectRules } from "./select";
import { textRules } from "./text";
import { textAreaRules } from "./text-area";

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
