import type { EnquiryMessages } from "../../../src/content/schemas/enquiry-words";
import { interpolate } from "../../../src/content/text/text";
import { judgeFile } from "../../../src/enquiry/questions/file-contents";
import { mediaTypeOf } from "../../../src/enquiry/questions/file-types";
import type { EncodedFile } from "../../../src/enquiry/questions/kind-rules";
import type { Attachment } from "../store/enquiry";

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
export function openAttachment(
  field: string,
  file: EncodedFile,
  { fileMismatch, fileUnreadable }: Pick<EnquiryMessages, "fileMismatch" | "fileUnreadable">,
): Attachment | string {
  const content = decode(file);
  if (!content) return interpolate(fileUnreadable, { name: file.name });
  const { name, refused } = judgeFile(file.name, content);
  return refused ? interpolate(fileMismatch, { name }) : { field, name, type: mediaTypeOf(name), content };
}
