import { z } from "zod";
import { attachmentFault, type UploadLimits } from "../../../src/content/enquiry/attachment-rules";
import type { EnquiryField } from "../../../src/content/enquiry/forms";
import type { EncodedFile } from "../../../src/content/enquiry/payload";
import type { EnquiryWords } from "../../../src/content/enquiry/words";
import { fileTypeOf, fileTypes } from "../../../src/content/file-types";
import type { Attachment } from "../store/enquiry";
import { isContentOf } from "./attachment-content";
import { fieldRefusal } from "./refusal";

/** Ways into another folder, new lines, halves of characters, and marks that turn the direction of writing round. */
const unsafeName = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069/\\]/u;

const encodedFile = z.strictObject({
  name: z
    .string()
    .min(1)
    .max(255)
    .refine((name) => !unsafeName.test(name)),
  type: z
    .string()
    .max(255)
    .regex(/^[\x20-\x7e]*$/),
  size: z.int().min(0),
  data: z.string(),
}) satisfies z.ZodType<EncodedFile>;

const sentences: Record<string, string> = {
  name: "A file has a name that cannot be used; please rename it.",
  type: "A file names a type that cannot be read.",
  size: "A file does not tell its size in bytes.",
  data: "The content of a file is not written in base64.",
};

function readEntry(field: EnquiryField, entry: unknown): EncodedFile {
  const result = encodedFile.safeParse(entry);
  if (result.success) return result.data;
  const [part] = result.error.issues[0]?.path ?? [];
  throw fieldRefusal(422, field, sentences[String(part)] ?? "A file must have a name, a type, a size and data.");
}

/** The content, or undefined where it is no base64 of that many bytes: exactly so, down to the last bit. */
function decode({ data, size }: EncodedFile): Buffer | undefined {
  if (data.length !== Math.ceil(size / 3) * 4) return undefined;
  const content = Buffer.from(data, "base64");
  return content.length === size && content.toString("base64") === data ? content : undefined;
}

function isTooLarge(size: number, others: readonly { size: number }[], limits: UploadLimits): boolean {
  const total = others.reduce((sum, other) => sum + other.size, size);
  return size > limits.maxFileMegabytes * 1_000_000 || total > limits.maxTotalMegabytes * 1_000_000;
}

/**
 * Reads the files of one field, and looks into each: its name, its size and its content must agree.
 * @param others the attachments of fields before it, which count towards the same limits
 * @throws Refusal naming the field and the file
 */
export async function readAttachments(
  field: EnquiryField,
  answer: unknown,
  others: readonly Attachment[],
  limits: UploadLimits,
  words: EnquiryWords,
): Promise<Attachment[]> {
  if (answer === undefined) return [];
  if (!Array.isArray(answer)) throw fieldRefusal(422, field, "This must be a list of files.");
  const present = others.map(({ name, content }) => ({ name, size: content.length }));
  const attachments: Attachment[] = [];
  for (const entry of answer as unknown[]) {
    const file = readEntry(field, entry);
    const fault = attachmentFault(file, present, limits, words);
    if (fault) throw fieldRefusal(isTooLarge(file.size, present, limits) ? 413 : 422, field, fault);
    const content = decode(file);
    if (!content) {
      throw fieldRefusal(422, field, `The content of ${file.name} is not base64 of as many bytes as its size says.`);
    }
    const type = fileTypeOf(file.name);
    if (type === undefined || !(await isContentOf(type, content))) {
      throw fieldRefusal(422, field, `${file.name} is not what its name says: its content is of another kind.`);
    }
    present.push({ name: file.name, size: file.size });
    attachments.push({ field: field.name, name: file.name, type: fileTypes[type], content });
  }
  return attachments;
}
