import { useEffect, useRef, useState } from "react";
import { useKept } from "../../components/use-kept";
import { interpolate } from "../../content/text/text";
import type { AskedField, EnquirySettings } from "../questions/definition";
import { honeypotName } from "../questions/protocol";
import { encodeFiles, payloadOf, UnreadableFile } from "./payload";
import type { SendOptions, SendOutcome } from "./send-enquiry";

export type EnquiryValues = Record<string, unknown>;

/** 128 random bits in hexadecimal. `crypto.randomUUID` is on encrypted pages only, which a preview may not be. */
const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

interface SendingOptions {
  about: object;
  endpoint: string;
  fields: readonly AskedField[];
  messages: EnquirySettings["messages"];
  post: (options: SendOptions) => Promise<SendOutcome>;
}

/** Sends one enquiry, as often as it takes, under one key: the server takes what is the same once. */
export function useSending({ about, endpoint, fields, messages, post }: SendingOptions) {
  const [percent, setPercent] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const [reference, setReference] = useKept<string | undefined>(about, "reference", () => undefined);
  const honeypot = useRef<HTMLInputElement>(null);
  const [idempotencyKey] = useKept(about, "identity", newIdempotencyKey);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const fail = (sentence: string) => {
    setFailure(sentence);
    // By the browser's Back its visitor is on another page of the app, and would take it for sent.
    if (!isMounted.current) window.alert(`${sentence} ${messages.kept}`);
  };

  const attempt = async (values: EnquiryValues): Promise<SendOutcome> => {
    const sent = { ...values };
    let hasFiles = false;
    for (const { name } of fields.filter(({ kind }) => kind === "files")) {
      const files = (values[name] as readonly File[] | undefined) ?? [];
      hasFiles ||= files.length > 0;
      sent[name] = await encodeFiles(files);
    }
    const payload = payloadOf(fields, sent);
    if (honeypot.current?.value) payload[honeypotName] = honeypot.current.value;
    const onProgress = hasFiles ? setPercent : () => {};
    // Since the page came: a form could be filled in before the app had it.
    return post({ endpoint, payload, idempotencyKey, elapsed: performance.now(), onProgress });
  };

  /** True once the enquiry has been accepted; otherwise `failure` says why not. Never rejects. */
  const send = async (values: EnquiryValues): Promise<boolean> => {
    setFailure(undefined);
    try {
      const outcome = await attempt(values);
      if (outcome.isAccepted) {
        setReference(outcome.reference);
        return true;
      }
      // The answers are not logged: they are personal.
      console.error(`The enquiry was not sent: ${outcome.problem}.`);
      fail([messages[outcome.problem], outcome.detail].filter(Boolean).join(" "));
    } catch (error) {
      console.error("The enquiry was not sent: a file could not be read, or the app failed.");
      const unreadable = error instanceof UnreadableFile && error.fileName;
      fail(unreadable ? interpolate(messages.fileUnreadable, { name: unreadable }) : messages.failedServer);
    } finally {
      setPercent(undefined);
    }
    return false;
  };

  return { send, honeypot, percent, failure, reference };
}
