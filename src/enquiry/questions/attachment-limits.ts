import { interpolate } from "../../content/text/text";
import { fileTypeOf } from "./file-types";
import type { EncodedFile, QuestionMessages, UploadLimits } from "./question-rules";

export type AttachmentFacts = Readonly<Pick<EncodedFile, "name" | "size">>;

const megabyte = 1_000_000;

/** A size as visitors read it, in German `2,4 MB`. Rounded up, so that what is above a limit also reads so. */
export function readableSize(bytes: number, { locale }: Pick<QuestionMessages, "locale">): string {
  const written = (amount: number, unit: string) =>
    amount.toLocaleString(locale, { style: "unit", unit, unitDisplay: "short" });
  if (bytes < 1000) return written(bytes, "byte");
  if (bytes <= 999_000) return written(Math.ceil(bytes / 1000), "kilobyte");
  return written(Math.ceil(bytes / 100_000) / 10, "megabyte");
}

const typeNames = (types: UploadLimits["types"]) => types.join(", ").toUpperCase();

export function limitsSentence(limits: UploadLimits, messages: QuestionMessages): string {
  return interpolate(messages.filesLimits, {
    count: limits.maxFiles,
    size: readableSize(limits.maxFileMegabytes * megabyte, messages),
    total: readableSize(limits.maxTotalMegabytes * megabyte, messages),
    types: typeNames(limits.types),
  });
}

function refusalOf(
  { name, size }: AttachmentFacts,
  others: readonly AttachmentFacts[],
  limits: UploadLimits,
  messages: QuestionMessages,
): string | undefined {
  const type = fileTypeOf(name);
  const total = others.reduce((sum, other) => sum + other.size, size);
  const maxFile = limits.maxFileMegabytes * megabyte;
  const maxTotal = limits.maxTotalMegabytes * megabyte;
  const readable = (bytes: number) => readableSize(bytes, messages);
  if (type === undefined || !limits.types.includes(type))
    return interpolate(messages.fileType, { name, types: typeNames(limits.types) });
  if (size === 0) return interpolate(messages.fileEmpty, { name });
  if (size > maxFile) return interpolate(messages.fileTooLarge, { name, size: readable(size), max: readable(maxFile) });
  if (others.length >= limits.maxFiles) return interpolate(messages.fileTooMany, { name, count: limits.maxFiles });
  return total > maxTotal ? interpolate(messages.fileTotal, { name, total: readable(maxTotal) }) : undefined;
}

/** Files that can join those already there, also by their content where `take` looks into them, and why others cannot. */
export function admitAttachments<File extends AttachmentFacts>(
  added: readonly File[],
  present: readonly File[],
  limits: UploadLimits,
  messages: QuestionMessages,
  take?: (file: File) => string | undefined,
): { files: File[]; refusals: string[] } {
  const files = [...present];
  const refusals: string[] = [];
  for (const file of added) {
    const refusal = refusalOf(file, files, limits, messages) ?? take?.(file);
    if (refusal) refusals.push(refusal);
    else files.push(file);
  }
  return { files, refusals };
}
