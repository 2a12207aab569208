import { fileTypeOf, fileTypes } from "../../../src/enquiry/kinds/files/file-types";
import type { EncodedFile } from "../../../src/enquiry/kinds/kind-rules";
import type { Attachment } from "../store/enquiry";
import { isContentOf } from "./attachment-content";
import { fieldRefusal } from "./refusal";

/** The content, or undefined where it is no base64 of that many bytes: exactly so, down to the last bit. */
function decode({ data, size }: EncodedFile): Buffer | undefined {
  if (data.length !== Math.ceil(size / 3) * 4) return undefined;
  const content = Buffer.from(data, "base64");
  return content.length === size && content.toString("base64") === data ? content : undefined;
}

/**
 * Looks into the files of one field, which are within the limits: name, size and content of each must agree.
 * @throws Refusal naming the field and the file
 */
export async function openAttachments(
  field: { readonly label: string; readonly name: string },
  files: readonly EncodedFile[],
): Promise<Attachment[]> {
  const attachments: Attachment[] = [];
  for (const file of files) {
    const content = decode(file);
    if (!content) {
      throw fieldRefusal(422, field, `The content of ${file.name} is not base64 of as many bytes as its size says.`);
    }
    const type = fileTypeOf(file.name);
    if (type === undefined || !(await isContentOf(type, content))) {
      throw fieldRefusal(422, field, `${file.name} is not what its name says: its content is of another kind.`);
    }
    attachments.push({ field: field.name, name: file.name, type: fileTypes[type], content });
  }
  return attachments;
}
