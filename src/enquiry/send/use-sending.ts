import { useRef, useState } from "react";
import { type EnquiryPayload, payloadOf, trapField } from "../../content/enquiry/payload";
import { fill } from "../../content/enquiry/words";
import type { EnquiryField, EnquirySettings } from "../form/definition";
import { encodeFiles, UnreadableFile } from "./encode-files";
import { newIdempotencyKey } from "./idempotency-key";
import { type SendFault, type SendOutcome, sendEnquiry } from "./send-enquiry";

/** What was filled in, by the fields' names. */
export type EnquiryValues = Record<string, unknown>;

const faultWords = {
  offline: "failedOffline",
  timeout: "failedTimeout",
  unreachable: "failedUnreachable",
  server: "failedServer",
  refused: "failedRefused",
} as const satisfies Record<SendFault, keyof EnquirySettings["words"]>;

interface SendingOptions {
  address: string;
  fields: readonly EnquiryField[];
  words: EnquirySettings["words"];
}

/** Sends one enquiry, as often as it takes, under one key. */
export function useSending({ address, fields, words }: SendingOptions) {
  const [percent, setPercent] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const [reference, setReference] = useState<string>();
  const trap = useRef<HTMLInputElement>(null);
  const [{ idempotencyKey, openedAt }] = useState(() => ({
    idempotencyKey: typeof window === "undefined" ? "" : newIdempotencyKey(),
    openedAt: typeof window === "undefined" ? 0 : performance.now(),
  }));

  const filesField = fields.find(({ kind }) => kind === "files")?.name;

  const attempt = async (values: EnquiryValues): Promise<SendOutcome> => {
    const files = filesField ? ((values[filesField] as File[] | undefined) ?? []) : [];
    const payload: EnquiryPayload = payloadOf(fields, values, await encodeFiles(files));
    if (trap.current?.value) payload[trapField] = trap.current.value;
    const onProgress = files.length > 0 ? setPercent : () => {};
    return sendEnquiry({ address, payload, idempotencyKey, elapsed: performance.now() - openedAt, onProgress });
  };

  /** True once the enquiry has been taken; otherwise `failure` says why not. Never rejects. */
  const send = async (values: EnquiryValues): Promise<boolean> => {
    setFailure(undefined);
    setPercent(undefined);
    try {
      const outcome = await attempt(values);
      if (outcome.isTaken) {
        setReference(outcome.reference);
        return true;
      }
      // What was entered is not logged: it is personal.
      console.error(`The enquiry was not sent: ${outcome.fault}.`);
      setFailure([words[faultWords[outcome.fault]], outcome.detail].filter(Boolean).join(" "));
    } catch (error) {
      console.error("The enquiry was not sent: a file could not be read, or the program failed.");
      setFailure(
        error instanceof UnreadableFile ? fill(words.fileUnreadable, { name: error.fileName }) : words.failedServer,
      );
    } finally {
      setPercent(undefined);
    }
    return false;
  };

  return { send, trap, percent, failure, reference };
}
