import type { EnquiryMessages } from "../../../src/content/schemas/enquiry-words";
import { interpolate } from "../../../src/content/text/text";
import { fileTypeOf, fileTypes } from "../../../src/enquiry/questions/file-types";
import type { EncodedFile, RefusedAnswer } from "../../../src/enquiry/questions/kind-rules";
import type { Attachment } from "../store/enquiry";
import { isContentOf } from "./attachment-content";

/** The content, or undefined where it is no base64 of that many bytes: exactly so, down to the last bit. */
function decode({ data, size }: EncodedFile): Buffer | undefined {
  if (data.length !== Math.ceil(size / 3) * 4) return undefined;
  const content = Buffer.from(data, "base64");
  return content.length === size && content.toString("base64") === data ? content : undefined;
}

/**
 * Looks into the files of one field, which are within the limits: name, size and content of each must agree.
 * @returns what is wrong with the first of them that is not right, otherwise all of them
 */
export async function openAttachments(
  { name: field }: { readonly name: string },
  files: readonly EncodedFile[],
  { fileMismatch, fileUnreadable }: Pick<EnquiryMessages, "fileMismatch" | "fileUnreadable">,
): Promise<{ attachments: Attachment[] } | RefusedAnswer> {
  const attachments: Attachment[] = [];
  for (const file of files) {
    const { name } = file;
    const content = decode(file);
    if (!content) return { status: 422, sentence: interpolate(fileUnreadable, { name }) };
    const type = fileTypeOf(name);
    if (type === undefined || !(await isContentOf(type, content))) {
      return { status: 422, sentence: interpolate(fileMismatch, { name }) };
    }
    attachments.push({ field, name, type: fileTypes[type], content });
  }
  return { attachments };
}
