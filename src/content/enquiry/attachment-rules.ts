import { type FileType, fileTypeOf } from "../file-types";
import { type EnquiryWords, fill } from "./words";

/** What is known of a file before it is read. */
export interface AttachmentFacts {
  readonly name: string;
  /** Size in bytes. */
  readonly size: number;
}

/** What attachments may be; sizes in megabytes of 1,000,000 bytes, as in `site.yaml`. */
export interface UploadLimits {
  readonly maxFiles: number;
  readonly maxFileMegabytes: number;
  readonly maxTotalMegabytes: number;
  readonly types: readonly FileType[];
}

const megabyte = 1_000_000;

/** A size as visitors read it: `830 kB`, `2.4 MB`. Rounded up, so that what is above a limit also reads so. */
export function readableSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  const kilobytes = Math.ceil(bytes / 1000);
  return kilobytes < 1000 ? `${kilobytes} kB` : `${Math.ceil(bytes / 100_000) / 10} MB`;
}

/** The limits in one sentence. */
export function limitsSentence(
  { maxFiles, maxFileMegabytes, maxTotalMegabytes, types }: UploadLimits,
  sentence: string,
) {
  return fill(sentence, {
    count: maxFiles,
    size: `${maxFileMegabytes} MB`,
    total: `${maxTotalMegabytes} MB`,
    types: types.join(", "),
  });
}

/**
 * Why a file cannot join those already there, as a sentence for the visitor, or undefined where it can.
 * The same rule holds in the browser and on the server, which looks into the file as well.
 */
export function attachmentFault(
  file: AttachmentFacts,
  others: readonly AttachmentFacts[],
  limits: UploadLimits,
  words: EnquiryWords,
): string | undefined {
  const { name, size } = file;
  const type = fileTypeOf(name);
  const total = others.reduce((sum, other) => sum + other.size, size);
  if (type === undefined || !limits.types.includes(type)) {
    return fill(words.fileType, { name, types: limits.types.join(", ") });
  }
  if (size === 0) return fill(words.fileEmpty, { name });
  if (size > limits.maxFileMegabytes * megabyte) {
    return fill(words.fileTooLarge, { name, size: readableSize(size), max: `${limits.maxFileMegabytes} MB` });
  }
  if (others.length >= limits.maxFiles) return fill(words.fileTooMany, { name, count: limits.maxFiles });
  if (total > limits.maxTotalMegabytes * megabyte) {
    return fill(words.fileTotal, { name, total: `${limits.maxTotalMegabytes} MB` });
  }
  return undefined;
}

/** Which of some new files can join those already there, and why each of the others cannot. */
export function admitAttachments<File extends AttachmentFacts>(
  added: readonly File[],
  present: readonly File[],
  limits: UploadLimits,
  words: EnquiryWords,
): { files: File[]; refusals: string[] } {
  const files = [...present];
  const refusals: string[] = [];
  for (const file of added) {
    const fault = attachmentFault(file, files, limits, words);
    if (fault === undefined) files.push(file);
    else refusals.push(fault);
  }
  return { files, refusals };
}
