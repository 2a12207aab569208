import type { EnquiryDefinition, EnquiryDefinitions } from "../../../src/content/enquiry/forms";
import type { EnquiryField } from "../../../src/content/schemas/enquiry-field";
import type {
  Answer,
  EncodedFile,
  QuestionMessages,
  Reading,
  RefusedAnswer,
} from "../../../src/enquiry/questions/kind-rules";
import { honeypotName } from "../../../src/enquiry/questions/protocol";
import { problemOf, rulesOf } from "../../../src/enquiry/questions/rules";
import type { Attachment } from "../store/enquiry";
import { openAttachment } from "./attachments";
import { Refusal } from "./refusal";

/** Enquiry that was found valid. */
export interface ValidEnquiry {
  /** Every text and list of the definition, in its order; empty where it was left out. */
  answers: Record<string, string | string[]>;
  attachments: Attachment[];
  /** Content of the field that people do not see. */
  honeypot: string;
}

/** Reads the field that people do not see, where what was sent has the fields of the form and no others. */
function readHoneypot(
  sent: ReadonlyMap<string, unknown>,
  { fields }: EnquiryDefinition,
  { outdated }: EnquiryDefinitions["messages"]["refusals"],
): string {
  const known = new Set([honeypotName, ...fields.map(({ name }) => name)]);
  const honeypot = sent.get(honeypotName) ?? "";
  if (typeof honeypot === "string" && [...sent.keys()].every((key) => known.has(key))) return honeypot;
  throw new Refusal(422, outdated);
}

interface ValidationError extends RefusedAnswer {
  field: EnquiryField;
}

/** Enquiry with all that is wrong with it; the answers that are wrong are left out. */
interface CheckedEnquiry extends ValidEnquiry {
  errors: readonly ValidationError[];
}

/** The answer that was read, or why it is not right. */
function judge<Read extends Answer>(
  field: EnquiryField,
  reading: Reading<Read>,
  messages: QuestionMessages,
): { answer: Read } | RefusedAnswer {
  if (!("answer" in reading)) return reading;
  const problem = problemOf(field, reading.answer, messages);
  return problem ? { status: 422, sentence: problem } : reading;
}

/**
 * Judges what was sent by the same rules as the form in the browser, and by those it cannot be trusted with. All of it
 * is judged, so that everything that is wrong can be said at once.
 * @throws Refusal where it is no enquiry of this form
 */
export function checkEnquiry(
  sent: ReadonlyMap<string, unknown>,
  definition: EnquiryDefinition,
  { messages, uploads }: EnquiryDefinitions,
): CheckedEnquiry {
  const honeypot = readHoneypot(sent, definition, messages.refusals);
  const answers: [string, string | string[]][] = [];
  const attachments: Attachment[] = [];
  const errors: ValidationError[] = [];
  for (const field of definition.fields) {
    const rules = rulesOf(field);
    const openFile = (file: EncodedFile) => {
      const opened = openAttachment(field.name, file, messages);
      if (typeof opened === "string") return opened;
      attachments.push(opened);
      return undefined;
    };
    const reading: Reading<Answer> = rules.read(field, sent.get(field.name), { messages, uploads, openFile });
    const judged = judge(field, reading, messages);
    if (!("answer" in judged)) errors.push({ field, ...judged });
    else if (rules.answer !== "files") answers.push([field.name, judged.answer as string | string[]]);
  }
  return { answers: Object.fromEntries(answers), attachments, honeypot, errors };
}
