import { type EnquiryPayload, elapsedHeader, idempotencyHeader } from "../../content/enquiry/payload";

/** How long the connection may be silent before it is given up, in milliseconds. */
export const silenceLimit = 30_000;

/** Why an enquiry was not taken, as far as can be told from here. */
export type SendFault = "offline" | "timeout" | "unreachable" | "server" | "refused";

export type SendOutcome =
  | { isTaken: true; reference?: string }
  /** `detail`: the sentence with which the server says what is wrong. */
  | { isTaken: false; fault: SendFault; detail?: string };

export interface SendOptions {
  address: string;
  payload: EnquiryPayload;
  /** The same for every attempt to send one enquiry. */
  idempotencyKey: string;
  /** Milliseconds since the form was opened. */
  elapsed: number;
  /** Called with the percentage that is uploaded. */
  onProgress: (percent: number) => void;
}

/** The longest sentence of a server that is shown. */
const maxDetail = 300;

/**
 * What an answer means. The contract: an answer that is JSON means that the enquiry was taken, whatever its status.
 * Our own server therefore says every refusal in plain text.
 */
export function outcomeOf(status: number, contentType: string, body: string): SendOutcome {
  try {
    const answer: unknown = JSON.parse(body);
    const reference = (answer as { reference?: unknown } | null)?.reference;
    return typeof reference === "string" ? { isTaken: true, reference } : { isTaken: true };
  } catch {
    const isSentence = status >= 400 && status < 500 && contentType.startsWith("text/plain") && body.trim() !== "";
    return isSentence
      ? { isTaken: false, fault: "refused", detail: body.trim().slice(0, maxDetail) }
      : { isTaken: false, fault: "server" };
  }
}

/**
 * Sends an enquiry once. Never rejects. XMLHttpRequest and not fetch, which cannot tell how much is uploaded: a large
 * attachment on a slow connection takes minutes, and is given up only when nothing moves any more.
 */
export function sendEnquiry(options: SendOptions): Promise<SendOutcome> {
  const { address, payload, idempotencyKey, elapsed, onProgress } = options;
  if (!navigator.onLine) return Promise.resolve({ isTaken: false, fault: "offline" });
  return new Promise((done) => {
    const request = new XMLHttpRequest();
    let silence: ReturnType<typeof setTimeout>;
    const finish = (outcome: SendOutcome) => {
      clearTimeout(silence);
      done(outcome);
    };
    const expectMore = () => {
      clearTimeout(silence);
      silence = setTimeout(() => {
        finish({ isTaken: false, fault: "timeout" });
        request.abort();
      }, silenceLimit);
    };
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      expectMore();
      if (lengthComputable) onProgress(Math.floor((loaded / total) * 100));
    };
    request.onload = () =>
      finish(outcomeOf(request.status, request.getResponseHeader("content-type") ?? "", request.responseText));
    request.onerror = () => finish({ isTaken: false, fault: navigator.onLine ? "unreachable" : "offline" });
    request.onabort = () => finish({ isTaken: false, fault: "unreachable" });
    try {
      request.open("POST", address);
      request.setRequestHeader("content-type", "application/json");
      request.setRequestHeader(idempotencyHeader, idempotencyKey);
      request.setRequestHeader(elapsedHeader, String(Math.round(elapsed)));
      expectMore();
      request.send(JSON.stringify(payload));
    } catch {
      finish({ isTaken: false, fault: "unreachable" });
    }
  });
}
