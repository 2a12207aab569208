import type { EnquiryDefinition } from "../../../src/content/enquiry/forms";
import type { StoredEnquiry } from "../store/enquiry";

/** The name of a form for people; its key where `content/` no longer has it. */
export const formName = (form: string, definition: EnquiryDefinition | undefined) => definition?.name ?? form;

/** Answers with their labels, in the order in which they are stored; one that was left out stands as a dash. */
export function describeAnswers(answers: StoredEnquiry["answers"], definition: EnquiryDefinition | undefined): string {
  return Object.entries(answers)
    .map(([name, answer]) => {
      const label = definition?.fields.find((field) => field.name === name)?.label ?? name;
      const text = Array.isArray(answer) ? answer.join(", ") : answer;
      if (text.trim() === "") return `${label}: –`;
      return text.includes("\n") ? `${label}:\n${text}` : `${label}: ${text}`;
    })
    .join("\n");
}

/** The e-mail address of the enquirer, from the first answer of that kind. */
export function addressOf(
  answers: StoredEnquiry["answers"],
  definition: EnquiryDefinition | undefined,
): string | undefined {
  const field = definition?.fields.find(({ kind }) => kind === "email");
  const answer = field ? answers[field.name] : undefined;
  return typeof answer === "string" ? answer.trim() : undefined;
}
