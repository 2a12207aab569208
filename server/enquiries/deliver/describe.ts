import type { FormDefinition } from "../../../src/content/enquiry/enquiry-site";
import type { StoredEnquiry } from "../store/enquiry";

/** Line ends of all systems: programs that show a mail know more of them than those that send forms. */
const lineEnd = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;

/** Answers with their labels, in the order in which they are stored; one that was left out stands as a dash. */
function describeAnswers(answers: StoredEnquiry["answers"], definition: FormDefinition | undefined): string {
  return Object.entries(answers)
    .map(([name, answer]) => {
      // `content/` may no longer have the question.
      const label = definition?.fields.find((asked) => asked.name === name)?.label ?? name;
      const text = [answer].flat().join(", ");
      if (text.trim() === "") return `${label}: –`;
      const lines = text.split(lineEnd);
      // No line of what was typed looks like one of ours.
      return lines.length > 1 ? `${label}:\n${lines.map((line) => `  ${line}`).join("\n")}` : `${label}: ${text}`;
    })
    .join("\n");
}

/** An enquiry for people to read: where it came from, and what was answered. */
export function describeEnquiry(
  { reference, form, receivedAt, answers }: StoredEnquiry,
  definition: FormDefinition | undefined,
  language: string | undefined,
  ...more: string[]
): string[] {
  return [
    `Reference: ${reference}`,
    `Form: ${definition?.name ?? form}`,
    `Received: ${receivedAt}`,
    ...(language === undefined ? [] : [`Written in: ${language}`]),
    ...more,
    "",
    describeAnswers(answers, definition),
  ];
}

/** The e-mail address of the enquirer as it was typed, from the first answer of that kind. */
export function addressOf(
  answers: Readonly<Record<string, string | readonly string[]>>,
  definition: FormDefinition | undefined,
): string | undefined {
  const field = definition?.fields.find(({ kind }) => kind === "email");
  const answer = field ? answers[field.name] : undefined;
  return typeof answer === "string" ? answer : undefined;
}
