import { interpolate } from "../../content/text/text";
import { fileTypeOf } from "./file-types";
import type { QuestionMessages, UploadLimits } from "./kind-rules";

/** Facts of a file before it is read. */
export interface AttachmentFacts {
  readonly name: string;
  /** Size in bytes. */
  readonly size: number;
}

const megabyte = 1_000_000;

type SizeMessages = Pick<QuestionMessages, "sizeBytes" | "sizeKilobytes" | "sizeMegabytes" | "locale">;

const readableMegabytes = (megabytes: number, { sizeMegabytes, locale }: SizeMessages) =>
  interpolate(sizeMegabytes, { count: megabytes.toLocaleString(locale) });

/** A size as visitors read it: `830 kB`, `2.4 MB`, in German `2,4 MB`. Rounded up, so that what is above a limit also reads so. */
export function readableSize(bytes: number, messages: SizeMessages): string {
  if (bytes < 1000) return interpolate(messages.sizeBytes, { count: bytes });
  const kilobytes = Math.ceil(bytes / 1000);
  if (kilobytes < 1000) return interpolate(messages.sizeKilobytes, { count: kilobytes });
  return readableMegabytes(Math.ceil(bytes / 100_000) / 10, messages);
}

/** Kinds of files as visitors know them: PDF, DOCX. */
const typeNames = (types: UploadLimits["types"]) => types.join(", ").toUpperCase();

/** The limits in one sentence. */
export function limitsSentence(
  { maxFiles, maxFileMegabytes, maxTotalMegabytes, types }: UploadLimits,
  messages: SizeMessages & { readonly filesLimits: string },
): string {
  return interpolate(messages.filesLimits, {
    count: maxFiles,
    size: readableMegabytes(maxFileMegabytes, messages),
    total: readableMegabytes(maxTotalMegabytes, messages),
    types: typeNames(types),
  });
}

/**
 * Reason why a file cannot join those already there, as a sentence for the visitor, or undefined where it can. The same
 * rule holds in the browser and on the server, which looks into the file as well.
 */
export function attachmentProblem(
  file: AttachmentFacts,
  others: readonly AttachmentFacts[],
  limits: UploadLimits,
  messages: QuestionMessages,
): string | undefined {
  const { name, size } = file;
  const type = fileTypeOf(name);
  const total = others.reduce((sum, other) => sum + other.size, size);
  if (type === undefined || !limits.types.includes(type)) {
    return interpolate(messages.fileType, { name, types: typeNames(limits.types) });
  }
  if (size === 0) return interpolate(messages.fileEmpty, { name });
  if (size > limits.maxFileMegabytes * megabyte) {
    const max = readableMegabytes(limits.maxFileMegabytes, messages);
    return interpolate(messages.fileTooLarge, { name, size: readableSize(size, messages), max });
  }
  if (others.length >= limits.maxFiles) return interpolate(messages.fileTooMany, { name, count: limits.maxFiles });
  if (total > limits.maxTotalMegabytes * megabyte) {
    return interpolate(messages.fileTotal, { name, total: readableMegabytes(limits.maxTotalMegabytes, messages) });
  }
  return undefined;
}

/** Tells whether the size of a file, alone or with the others, is above the limits. */
export function isTooLarge(
  { size }: Pick<AttachmentFacts, "size">,
  others: readonly Pick<AttachmentFacts, "size">[],
  { maxFileMegabytes, maxTotalMegabytes }: UploadLimits,
): boolean {
  const total = others.reduce((sum, other) => sum + other.size, size);
  return size > maxFileMegabytes * megabyte || total > maxTotalMegabytes * megabyte;
}

/** New files that can join those already there, and the reason why each of the others cannot. */
export function admitAttachments<File extends AttachmentFacts>(
  added: readonly File[],
  present: readonly File[],
  limits: UploadLimits,
  messages: QuestionMessages,
): { files: File[]; refusals: string[] } {
  const files = [...present];
  const refusals: string[] = [];
  for (const file of added) {
    const problem = attachmentProblem(file, files, limits, messages);
    if (problem === undefined) files.push(file);
    else refusals.push(problem);
  }
  return { files, refusals };
}
