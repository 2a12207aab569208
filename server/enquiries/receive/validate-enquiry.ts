import type { EnquiryField } from "../../../src/content/schemas/enquiry";
import { interpolate } from "../../../src/content/text/text";
import { judgeFile } from "../../../src/enquiry/questions/file-contents";
import { mediaTypeOf } from "../../../src/enquiry/questions/file-types";
import { honeypotName } from "../../../src/enquiry/questions/protocol";
import type { EncodedFile } from "../../../src/enquiry/questions/question-rules";
import { faultOf, rulesOf } from "../../../src/enquiry/questions/rules";
import type { FormService } from "../service";
import type { Attachment } from "../store/enquiry";
import { Refusal } from "./refusal";

/** The content, or undefined where it is no base64 of that many bytes: exactly so, down to the last bit. */
function decode({ data, size }: EncodedFile): Buffer | undefined {
  if (data.length !== Math.ceil(size / 3) * 4) return undefined;
  const content = Buffer.from(data, "base64");
  return content.length === size && content.toString("base64") === data ? content : undefined;
}

/**
 * Judges what was sent by the same rules as the form in the browser, and by those it cannot be trusted with. All of it
 * is judged, so that everything that is wrong can be said at once.
 * @throws Refusal where it is no enquiry of this form
 */
export function validateEnquiry(
  sent: ReadonlyMap<string, unknown>,
  { definition: { fields }, inLanguage: { messages, uploads } }: Pick<FormService, "definition" | "inLanguage">,
) {
  const known = new Set([honeypotName, ...fields.map(({ name }) => name)]);
  const honeypot = sent.get(honeypotName) ?? "";
  if (typeof honeypot !== "string" || [...sent.keys()].some((key) => !known.has(key)))
    throw new Refusal(422, messages.refusals.outdated);
  const answers: [string, string | string[]][] = [];
  const attachments: Attachment[] = [];
  const errors: { field: EnquiryField; sentence: string }[] = [];
  for (const field of fields) {
    const rules = rulesOf(field);
    const takeFile = (file: EncodedFile): string | undefined => {
      const content = decode(file);
      if (!content) return interpolate(messages.fileUnreadable, { name: file.name });
      const name = judgeFile(file.name, content);
      if (name === undefined) return interpolate(messages.fileMismatch, { name: file.name });
      attachments.push({ field: field.name, name, type: mediaTypeOf(name), content });
      return undefined;
    };
    const parsed = rules.parse(field, sent.get(field.name), { messages, uploads, takeFile });
    const sentence = "answer" in parsed ? faultOf(field, parsed.answer, messages) : parsed.refusal;
    if (sentence) errors.push({ field, sentence });
    // Files are attachments by now.
    else if ("answer" in parsed && rules.answerShape !== "files")
      answers.push([field.name, parsed.answer as string | string[]]);
  }
  return { answers: Object.fromEntries(answers), attachments, honeypot, errors };
}

export type ValidEnquiry = Omit<ReturnType<typeof validateEnquiry>, "errors">;
