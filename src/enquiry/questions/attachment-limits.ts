import { interpolate } from "../../content/text/text";
import { fileTypeOf } from "./file-types";
import type { EncodedFile, QuestionMessages, RefusedAnswer, UploadLimits } from "./kind-rules";

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

/** Reason why a file cannot join those already there, or undefined where it can; for browser and server. */
function refusalOf(
  { name, size }: AttachmentFacts,
  others: readonly AttachmentFacts[],
  limits: UploadLimits,
  messages: QuestionMessages,
): RefusedAnswer | undefined {
  const refuse = (sentence: string, status: 413 | 422 = 422) => ({ status, sentence });
  const type = fileTypeOf(name);
  const total = others.reduce((sum, other) => sum + other.size, size);
  if (type === undefined || !limits.types.includes(type)) {
    return refuse(interpolate(messages.fileType, { name, types: typeNames(limits.types) }));
  }
  if (size === 0) return refuse(interpolate(messages.fileEmpty, { name }));
  if (size > limits.maxFileMegabytes * megabyte) {
    const max = readableSize(limits.maxFileMegabytes * megabyte, messages);
    return refuse(interpolate(messages.fileTooLarge, { name, size: readableSize(size, messages), max }), 413);
  }
  if (others.length >= limits.maxFiles) {
    return refuse(interpolate(messages.fileTooMany, { name, count: limits.maxFiles }));
  }
  if (total > limits.maxTotalMegabytes * megabyte) {
    const max = readableSize(limits.maxTotalMegabytes * megabyte, messages);
    return refuse(interpolate(messages.fileTotal, { name, total: max }), 413);
  }
  return undefined;
}

/** Files that can join those already there, also by their content where `take` looks into them, and why others cannot. */
export function admitAttachments<File extends AttachmentFacts>(
  added: readonly File[],
  present: readonly File[],
  limits: UploadLimits,
  messages: QuestionMessages,
  take?: (file: File) => string | undefined,
): { files: File[]; refusals: RefusedAnswer[] } {
  const files = [...present];
  const refusals: RefusedAnswer[] = [];
  for (const file of added) {
    const refusal = refusalOf(file, files, limits, messages);
    const sentence = refusal ? undefined : take?.(file);
    if (refusal) refusals.push(refusal);
    else if (sentence) refusals.push({ status: 422, sentence });
    else files.push(file);
  }
  return { files, refusals };
}
