import { sendableName } from "../questions/files-rules";
import type { AskedField } from "../questions/form-types";
import { honeypotName } from "../questions/protocol";
import type { EncodedFile } from "../questions/question-rules";
import { rulesOf } from "../questions/rules";
import { type SendOptions, type SendOutcome, sendEnquiry } from "./send-enquiry";

export type EnquiryValues = Record<string, unknown>;

/** Rejects with the file itself where it can no longer be read. */
const encode = (file: File) =>
  new Promise<EncodedFile>((done, fail) => {
    const reader = new FileReader();
    reader.onerror = () => fail(file);
    reader.onload = () => {
      const [, data = ""] = String(reader.result).split(",", 2);
      done({ name: sendableName(file.name), type: file.type, size: file.size, data });
    };
    reader.readAsDataURL(file);
  });

interface AnswersToPost extends Omit<SendOptions, "payload" | "elapsed"> {
  fields: readonly AskedField[];
  values: Readonly<EnquiryValues>;
  /** What stands in the field that only programs fill in. */
  trap: string | undefined;
}

/** Sends once what was filled in: every key of the definition, in its order, and nothing else. Never rejects. */
export async function postAnswers({ fields, values, trap, ...options }: AnswersToPost): Promise<SendOutcome> {
  try {
    const payload: SendOptions["payload"] = {};
    for (const field of fields) {
      const value = values[field.name];
      const files = field.kind === "files" && Array.isArray(value) ? await Promise.all(value.map(encode)) : value;
      payload[field.name] = rulesOf(field).serialise(files);
    }
    if (trap) payload[honeypotName] = trap;
    // Since the page came: a form could be filled in before the app had it.
    return await sendEnquiry({ ...options, payload, elapsed: performance.now() });
  } catch (error) {
    if (error instanceof File) return { isAccepted: false, problem: "fileUnreadable", detail: error.name };
    return { isAccepted: false, problem: "failedServer" };
  }
}
