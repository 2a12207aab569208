import { admitAttachments } from "./attachment-limits";
import type { EncodedFile, ParseContext, QuestionRules } from "./question-rules";

/** Ways into another folder, new lines, halves of characters, and marks that turn the direction of writing round. */
const unsafeName = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069/\\]/u;

const longestName = 255;

/** The name under which a file is sent: no visitor sees what is wrong with a name, so it is mended instead of refused. */
export const sendableName = (name: string): string =>
  name.slice(-longestName).replaceAll(new RegExp(unsafeName, "gu"), "_");

const keys = ["name", "type", "size", "data"];

/** The most files that a refusal names: a program may send thousands. */
const mostNamed = 20;

/** Bytes beside the content of a file: its name, its type, its size. */
const bytesPerFile = 4_000;

function refusedAs(sent: unknown, { outdated, badFileName }: ParseContext["messages"]["refusals"]): string | undefined {
  const isRecord = typeof sent === "object" && sent !== null && !Array.isArray(sent);
  if (!isRecord || Object.keys(sent).some((key) => !keys.includes(key))) return outdated;
  const { name, type, size, data } = sent as Readonly<Record<string, unknown>>;
  if (typeof name !== "string" || name === "" || name.length > longestName || unsafeName.test(name)) return badFileName;
  if (typeof type !== "string" || !/^[\x20-\x7e]{0,255}$/.test(type)) return outdated;
  if (!Number.isSafeInteger(size) || Number(size) < 0) return outdated;
  return typeof data === "string" ? undefined : outdated;
}

/** Files, which are attached. Each is judged when it is added, and what is in it also where it is stored. */
export const filesRules: QuestionRules = {
  answerShape: "files",
  settings: {},
  serialise: (value) => (Array.isArray(value) ? [...(value as EncodedFile[])] : []),
  // In base64, content grows by a third.
  maxBytes: (_, { maxTotalMegabytes, maxFiles }) => (maxTotalMegabytes * 4_000_000) / 3 + maxFiles * bytesPerFile,
  parse: (_, sent = [], { messages, uploads, takeFile }) => {
    if (!Array.isArray(sent)) return { refusal: messages.refusals.outdated };
    const fault = sent.map((file) => refusedAs(file, messages.refusals)).find(Boolean);
    if (fault) return { refusal: fault };
    const { files, refusals } = admitAttachments(sent as EncodedFile[], [], uploads, messages, takeFile);
    return refusals.length === 0 ? { answer: files } : { refusal: refusals.slice(0, mostNamed).join(" ") };
  },
};
