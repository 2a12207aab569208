import { attachmentProblem, isTooLarge } from "./attachment-limits";
import type { EncodedFile, FilesRules, Reading, ReadingContext, RefusedAnswer } from "./kind-rules";

/** Ways into another folder, new lines, halves of characters, and marks that turn the direction of writing round. */
const unsafeName = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069/\\]/u;

const longestName = 255;

/**
 * The name under which a file is sent. Some systems allow what no other can keep, and marks of direction come with
 * right-to-left writing: no visitor sees what is wrong with such a name, so it is mended instead of refused.
 */
export const sendableName = (name: string): string =>
  name.slice(-longestName).replaceAll(new RegExp(unsafeName, "gu"), "_");

const keys = ["name", "type", "size", "data"] as const;

const isText = (value: unknown, maxLength: number): value is string =>
  typeof value === "string" && value.length <= maxLength;

const refused = (sentence: string, status: RefusedAnswer["status"] = 422): RefusedAnswer => ({ status, sentence });

/** The most files that a refusal names: a program may send thousands. */
const mostNamed = 20;

/** Bytes for what stands beside the content of a file: its name, its type, its size. */
const bytesPerFile = 4_000;

/** Reads one file of a list; what is in it is not looked at. */
function readFile(
  sent: unknown,
  { outdated, badFileName }: ReadingContext["messages"]["refusals"],
): { readonly file: EncodedFile } | RefusedAnswer {
  const isRecord = typeof sent === "object" && sent !== null && !Array.isArray(sent);
  if (!isRecord || Object.keys(sent).some((key) => !keys.some((known) => known === key))) {
    return refused(outdated);
  }
  const { name, type, size, data } = sent as Partial<Record<(typeof keys)[number], unknown>>;
  if (!isText(name, longestName) || name === "" || unsafeName.test(name)) {
    return refused(badFileName);
  }
  if (!isText(type, 255) || !/^[\x20-\x7e]*$/.test(type)) return refused(outdated);
  if (typeof size !== "number" || !Number.isSafeInteger(size) || size < 0) {
    return refused(outdated);
  }
  if (!isText(data, Number.POSITIVE_INFINITY)) return refused(outdated);
  return { file: { name, type, size, data } };
}

/** Files, which are attached. What is in them is looked at where they are stored. */
export const filesRules: FilesRules = {
  answer: "files",
  settings: {},
  checkSettings: () => [],
  isSingle: true,
  isReplyAddress: false,
  isEmpty: (answer) => !Array.isArray(answer) || answer.length === 0,
  // Each file was judged when it was added.
  problem: () => undefined,
  serialise: (value) => (Array.isArray(value) ? [...(value as EncodedFile[])] : []),
  // In base64, content grows by a third.
  maxBytes: (_, { maxTotalMegabytes, maxFiles }) => (maxTotalMegabytes * 4_000_000) / 3 + maxFiles * bytesPerFile,
  read: (_, sent, { messages, uploads, openFile }): Reading<EncodedFile[]> => {
    if (sent === undefined) return { answer: [] };
    if (!Array.isArray(sent)) return refused(messages.refusals.outdated);
    const files: EncodedFile[] = [];
    const problems: string[] = [];
    let status: RefusedAnswer["status"] = 422;
    for (const entry of sent as unknown[]) {
      const reading = readFile(entry, messages.refusals);
      if (!("file" in reading)) return reading;
      const problem = attachmentProblem(reading.file, files, uploads, messages) ?? openFile?.(reading.file);
      if (problem === undefined) files.push(reading.file);
      else if (problems.length < mostNamed) problems.push(problem);
      if (problem !== undefined && isTooLarge(reading.file, files, uploads)) status = 413;
    }
    if (problems.length > 0) return refused(problems.join(" "), status);
    return { answer: files };
  },
  describe: (answer) => [answer].flat().join(", "),
};
