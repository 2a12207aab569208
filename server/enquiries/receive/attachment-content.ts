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

function isUtf8(content: Buffer): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(content);
    return true;
  } catch {
    return false;
  }
}

/** Text in UTF-8, or in the older encodings in which spreadsheets still write. */
async function isText(content: Buffer): Promise<boolean> {
  if (content.includes(0)) return false;
  return isUtf8(content) || (await detect(content)) === undefined;
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
