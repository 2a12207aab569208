import { answerFault } from "../../../src/content/enquiry/answer-rules";
import type { EnquiryDefinition, EnquiryDefinitions, EnquiryField } from "../../../src/content/enquiry/forms";
import { trapField } from "../../../src/content/enquiry/payload";
import type { Attachment } from "../store/enquiry";
import { readAttachments } from "./attachments";
import { fieldRefusal, Refusal } from "./refusal";

/** What was sent, found right. */
export interface RightEnquiry {
  /** Every text and choice of the definition, in its order; empty where it was left out. */
  answers: Record<string, string | string[]>;
  attachments: Attachment[];
  /** What stands in the field that people do not see. */
  trap: string;
}

/** Half a character, which no encoding can store. */
const loneSurrogate = /\p{Surrogate}/u;

function checkText(field: { label: string; name: string }, text: string): void {
  if (text.includes("\0") || loneSurrogate.test(text)) {
    throw fieldRefusal(400, field, "This holds a character that cannot be stored.");
  }
}

function readText(field: EnquiryField, answer: unknown): string {
  if (answer === undefined) return "";
  if (typeof answer !== "string") throw fieldRefusal(422, field, "This must be a text.");
  checkText(field, answer);
  return answer;
}

function readChoices(field: EnquiryField, answer: unknown): string[] {
  if (answer === undefined) return [];
  if (!Array.isArray(answer)) throw fieldRefusal(422, field, "This must be a list of choices.");
  const known = new Set(field.choices?.map(({ name }) => name));
  const chosen = new Set<string>();
  for (const name of answer as unknown[]) {
    if (typeof name !== "string" || !known.has(name)) {
      throw fieldRefusal(422, field, "This names something that cannot be chosen.");
    }
    if (chosen.has(name)) throw fieldRefusal(422, field, `This names ${name} twice.`);
    chosen.add(name);
  }
  return [...chosen];
}

function checkKeys(sent: ReadonlyMap<string, unknown>, { fields }: EnquiryDefinition): void {
  const known = new Set([trapField, ...fields.map(({ name }) => name)]);
  for (const key of sent.keys()) {
    if (known.has(key)) continue;
    const shown = /^[\w-]{1,40}$/.test(key) ? ` (${key})` : "";
    throw new Refusal(422, `The enquiry has a field that this form does not have${shown}.`);
  }
}

function readTrap(sent: ReadonlyMap<string, unknown>): string {
  const trap = sent.get(trapField) ?? "";
  if (typeof trap === "string") return trap;
  throw new Refusal(422, `The enquiry has a field that must be a text (${trapField}).`);
}

/**
 * Judges what was sent by the same rules as the form in the browser, and by those it cannot be trusted with.
 * @throws Refusal naming the first field that is wrong
 */
export async function validateEnquiry(
  sent: ReadonlyMap<string, unknown>,
  definition: EnquiryDefinition,
  { words, uploads }: EnquiryDefinitions,
): Promise<RightEnquiry> {
  checkKeys(sent, definition);
  const trap = readTrap(sent);
  const answers: [string, string | string[]][] = [];
  const attachments: Attachment[] = [];
  for (const field of definition.fields) {
    const answer = sent.get(field.name);
    if (field.kind === "files") {
      const files = await readAttachments(field, answer, attachments, uploads, words);
      const fault = answerFault(field, files, words);
      if (fault) throw fieldRefusal(422, field, fault);
      attachments.push(...files);
      continue;
    }
    const value = field.kind === "choices" ? readChoices(field, answer) : readText(field, answer);
    const fault = answerFault(field, value, words);
    if (fault) throw fieldRefusal(422, field, fault);
    answers.push([field.name, value]);
  }
  return { answers: Object.fromEntries(answers), attachments, trap };
}
