import type { FileType } from "../../../src/enquiry/questions/file-types";

const zip = Buffer.from("PK");

/**
 * Beginnings of the content of each kind. Looked at first, so that no reader of another kind, with faults of its own, is
 * let near what strangers send.
 */
const beginnings: Partial<Record<FileType, Buffer>> = {
  pdf: Buffer.from("%PDF"),
  docx: zip,
  xlsx: zip,
  pptx: zip,
  odt: zip,
  png: Buffer.from("\x89PNG", "latin1"),
  jpg: Buffer.from("\xff\xd8\xff", "latin1"),
  webp: Buffer.from("RIFF"),
};

/** Names under which file-type knows variants of a kind. */
const variants: Partial<Record<FileType, readonly string[]>> = { png: ["png", "apng"] };

/** file-type is an ES module, which the server's own modules are not. */
async function detect(content: Buffer): Promise<string | undefined> {
  const { fileTypeFromBuffer } = await import("file-type");
  return (await fileTypeFromBuffer(content))?.ext;
}

/** True where all of it is text in an encoding; what is none of any has characters of the value zero. */
function isTextIn(encoding: string, content: Buffer): boolean {
  try {
    return !new TextDecoder(encoding, { fatal: true }).decode(content).includes("\0");
  } catch {
    return false;
  }
}

/** Byte order marks, with which texts in UTF-16 begin. */
const encodings = { "\xff\xfe": "utf-16le", "\xfe\xff": "utf-16be" };

/** Text in Unicode, or in the older encodings in which spreadsheets still write. */
async function isText(content: Buffer): Promise<boolean> {
  const mark = content.toString("latin1", 0, 2);
  if (mark in encodings) return isTextIn(encodings[mark as keyof typeof encodings], content);
  return isTextIn("utf-8", content) || (!content.includes(0) && (await detect(content)) === undefined);
}

/**
 * Tells whether the content of a file is of the kind that its name claims.
 * @param content the whole file; whatever is in it, this never throws
 */
export async function isContentOf(type: FileType, content: Buffer): Promise<boolean> {
  try {
    if (type === "txt" || type === "csv") return await isText(content);
    const beginning = beginnings[type];
    if (!beginning || !content.subarray(0, beginning.length).equals(beginning)) return false;
    const found = await detect(content);
    return found !== undefined && (variants[type] ?? [type]).includes(found);
  } catch {
    return false;
  }
}
