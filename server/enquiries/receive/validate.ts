import type { EnquiryDefinition, EnquiryDefinitions } from "../../../src/content/enquiry/forms";
import type { EnquiryField } from "../../../src/content/schemas/enquiry-field";
import type { EnquiryMessages } from "../../../src/content/schemas/enquiry-words";
import { interpolate } from "../../../src/content/text/text";
import { judgeFile } from "../../../src/enquiry/questions/file-contents";
import { mediaTypeOf } from "../../../src/enquiry/questions/file-types";
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
import { Refusal } from "./refusal";

export interface ValidEnquiry {
  /** Every text and list of the definition, in its order; empty where it was left out. */
  answers: Record<string, string | string[]>;
  attachments: Attachment[];
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

/** The content, or undefined where it is no base64 of that many bytes: exactly so, down to the last bit. */
function decode({ data, size }: EncodedFile): Buffer | undefined {
  if (data.length !== Math.ceil(size / 3) * 4) return undefined;
  const content = Buffer.from(data, "base64");
  return content.length === size && content.toString("base64") === data ? content : undefined;
}

/**
 * Looks into a file, which is within the limits.
 * @returns what is wrong with it, as a sentence, otherwise what is kept of it
 */
function openAttachment(
  field: string,
  file: EncodedFile,
  { fileMismatch, fileUnreadable }: Pick<EnquiryMessages, "fileMismatch" | "fileUnreadable">,
): Attachment | string {
  const content = decode(file);
  if (!content) return interpolate(fileUnreadable, { name: file.name });
  const { name, refused } = judgeFile(file.name, content);
  return refused ? interpolate(fileMismatch, { name }) : { field, name, type: mediaTypeOf(name), content };
}

interface ValidationError extends RefusedAnswer {
  field: EnquiryField;
}

/** Enquiry with all that is wrong with it; the answers that are wrong are left out. */
interface CheckedEnquiry extends ValidEnquiry {
  errors: readonly ValidationError[];
}

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
