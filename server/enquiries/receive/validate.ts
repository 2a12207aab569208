import type { EnquiryDefinition, EnquiryDefinitions } from "../../../src/content/enquiry/forms";
import type { EnquiryField } from "../../../src/content/schemas/enquiry-field";
import type { Answer, QuestionMessages, Reading } from "../../../src/enquiry/kinds/kind-rules";
import { problemOf } from "../../../src/enquiry/kinds/problem-of";
import { rulesOf } from "../../../src/enquiry/kinds/rules";
import { honeypotName } from "../../../src/enquiry/send/protocol";
import type { Attachment } from "../store/enquiry";
import { openAttachments } from "./attachments";
import { fieldRefusal, Refusal } from "./refusal";

/** What was sent, found right. */
export interface ValidEnquiry {
  /** Every text and list of the definition, in its order; empty where it was left out. */
  answers: Record<string, string | string[]>;
  attachments: Attachment[];
  /** What stands in the field that people do not see. */
  honeypot: string;
}

function checkKeys(sent: ReadonlyMap<string, unknown>, { fields }: EnquiryDefinition): void {
  const known = new Set([honeypotName, ...fields.map(({ name }) => name)]);
  for (const key of sent.keys()) {
    if (known.has(key)) continue;
    const shown = /^[\w-]{1,40}$/.test(key) ? ` (${key})` : "";
    throw new Refusal(422, `The enquiry has a field that this form does not have${shown}.`);
  }
}

function readHoneypot(sent: ReadonlyMap<string, unknown>): string {
  const honeypot = sent.get(honeypotName) ?? "";
  if (typeof honeypot === "string") return honeypot;
  throw new Refusal(422, `The enquiry has a field that must be a text (${honeypotName}).`);
}

/**
 * The answer that was read, if it is right.
 * @throws Refusal naming the field
 */
function acceptReading<Read extends Answer>(
  field: EnquiryField,
  reading: Reading<Read>,
  messages: QuestionMessages,
): Read {
  if (!("answer" in reading)) throw fieldRefusal(reading.status, field, reading.sentence);
  const problem = problemOf(field, reading.answer, messages);
  if (problem) throw fieldRefusal(422, field, problem);
  return reading.answer;
}

/**
 * Judges what was sent by the same rules as the form in the browser, and by those it cannot be trusted with.
 * @throws Refusal naming the first field that is wrong
 */
export async function validateEnquiry(
  sent: ReadonlyMap<string, unknown>,
  definition: EnquiryDefinition,
  { messages, uploads }: EnquiryDefinitions,
): Promise<ValidEnquiry> {
  checkKeys(sent, definition);
  const honeypot = readHoneypot(sent);
  const answers: [string, string | string[]][] = [];
  const attachments: Attachment[] = [];
  for (const field of definition.fields) {
    const rules = rulesOf(field);
    const given = sent.get(field.name);
    if (rules.answer === "files") {
      const files = acceptReading(field, rules.read(field, given, { messages, uploads }), messages);
      attachments.push(...(await openAttachments(field, files)));
    } else {
      const reading: Reading<string | string[]> = rules.read(field, given, { messages, uploads });
      answers.push([field.name, acceptReading(field, reading, messages)]);
    }
  }
  return { answers: Object.fromEntries(answers), attachments, honeypot };
}
