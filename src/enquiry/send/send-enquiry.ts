import { elapsedHeader, idempotencyHeader } from "../questions/protocol";
import type { Answer } from "../questions/question-rules";

/** Longest silence of the connection before it is given up, in milliseconds, where little is sent. */
export const silenceLimit = 30_000;

/** What systems take from the browser before the line has: it counts as uploaded, and nothing tells when it has gone. Bytes. */
const mostBuffered = 1_000_000;

/** Pace of the slowest line, in bytes a millisecond: 100 kbit/s. */
const slowestLine = 12.5;

/** The longest silence with a body of that many characters, in milliseconds: the line may still be sending. */
const patienceWith = ({ length }: string): number => silenceLimit + Math.min(length, mostBuffered) / slowestLine;

type SendProblem =
  | "failedOffline"
  | "failedTimeout"
  | "failedUnreachable"
  | "failedServer"
  | "failedRefused"
  | "fileUnreadable";

export type SendOutcome =
  | { isAccepted: true; reference?: string }
  /** `detail`: the sentence with which the server says what is wrong, or the name of the file. */
  | { isAccepted: false; problem: SendProblem; detail?: string };

export interface SendOptions {
  endpoint: string;
  payload: Record<string, Answer>;
  idempotencyKey: string;
  elapsed: number;
  onProgress: (percent: number) => void;
}

const maxDetail = 2000;

/** The contract: JSON means that it was accepted, whatever the status. Our server says every refusal in plain text. */
export function outcomeOf(status: number, contentType: string, body: string): SendOutcome {
  try {
    const answer: unknown = JSON.parse(body);
    const reference = (answer as { reference?: unknown } | null)?.reference;
    return typeof reference === "string" ? { isAccepted: true, reference } : { isAccepted: true };
  } catch {
    const isSentence = status >= 400 && status < 500 && contentType.startsWith("text/plain") && body.trim() !== "";
    return isSentence
      ? { isAccepted: false, problem: "failedRefused", detail: body.trim().slice(0, maxDetail) }
      : { isAccepted: false, problem: "failedServer" };
  }
}

/** Sends an enquiry once. Never rejects. fetch cannot tell how much is uploaded: a large file may take minutes. */
export function sendEnquiry(options: SendOptions): Promise<SendOutcome> {
  const { endpoint, payload, idempotencyKey, elapsed, onProgress } = options;
  return new Promise((done) => {
    const request = new XMLHttpRequest();
    const body = JSON.stringify(payload);
    const patience = patienceWith(body);
    // Notify Me without an address is a call alone: with no words to lose, any success will do.
    const isEmpty = Object.values(payload).every((answer) => answer.length === 0);
    let silence: ReturnType<typeof setTimeout>;
    const finish = (outcome: SendOutcome) => {
      clearTimeout(silence);
      done(outcome);
    };
    const expectMore = () => {
      clearTimeout(silence);
      silence = setTimeout(() => {
        finish({ isAccepted: false, problem: "failedTimeout" });
        request.abort();
      }, patience);
    };
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      expectMore();
      if (lengthComputable && total > mostBuffered) onProgress(Math.floor((loaded / total) * 100));
    };
    request.onload = () => {
      const { status, responseText } = request;
      const isTaken = isEmpty && status >= 200 && status < 300;
      const type = request.getResponseHeader("content-type") ?? "";
      finish(isTaken ? { isAccepted: true } : outcomeOf(status, type, responseText));
    };
    request.onerror = () =>
      finish({ isAccepted: false, problem: navigator.onLine ? "failedUnreachable" : "failedOffline" });
    request.onabort = () => finish({ isAccepted: false, problem: "failedUnreachable" });
    try {
      request.open("POST", endpoint);
      if (!isEmpty) {
        request.setRequestHeader("content-type", "application/json");
        request.setRequestHeader(idempotencyHeader, idempotencyKey);
        request.setRequestHeader(elapsedHeader, String(Math.round(elapsed)));
      }
      expectMore();
      request.send(isEmpty ? null : body);
    } catch {
      finish({ isAccepted: false, problem: "failedUnreachable" });
    }
  });
}
