import { createHmac } from "node:crypto";
import { Readable } from "node:stream";
import type { WebhookConfig } from "../../config";
import type { Attachment } from "../store/enquiry";
import { WebhookError } from "./delivery-error";
import type { OutgoingEnquiry, Send } from "./mail";

const answerTimeoutMs = 10_000;

/** The slowest line that a body is sent on, in bytes a millisecond: a megabit a second. */
const slowestLine = 125;

/** Bytes of a file that are written as text at a time: a multiple of three, so that the pieces are one base64. */
const pieceBytes = 49_152;

type Body = () => Generator<string>;

function* fileText({ field, name, type, content }: Attachment, isSent: boolean): Generator<string> {
  const about = JSON.stringify({ field, name, type, size: content.length });
  if (!isSent) return yield `${about.slice(0, -1)},"data":null}`;
  yield `${about.slice(0, -1)},"data":"`;
  for (let at = 0; at < content.length; at += pieceBytes) yield content.toString("base64", at, at + pieceBytes);
  yield '"}';
}

const bodyOf = ({ enquiry, attachments, areFilesSent }: OutgoingEnquiry): Body =>
  function* () {
    const { reference, form, receivedAt, answers, spamReason = null, language = null } = enquiry;
    const about = { reference, form, receivedAt, language, suspicion: spamReason };
    yield `${JSON.stringify({ ...about, answers }).slice(0, -1)},"files":[`;
    for (const [index, file] of attachments.entries()) {
      if (index > 0) yield ",";
      yield* fileText(file, areFilesSent);
    }
    yield "]}";
  };

/**
 * A sender that posts enquiries, signed as Standard Webhooks are. It rejects where the answer is not one of success, or
 * takes longer than ten seconds after the time of the body on a slow line. A redirect is not followed: what is signed for
 * one address is not carried to another.
 */
export const webhookSender =
  ({ url, secret }: WebhookConfig): Send =>
  async (outgoing) => {
    const { reference: id } = outgoing.enquiry;
    const body = bodyOf(outgoing);
    const timestamp = String(Math.floor(Date.now() / 1000));
    const signature = createHmac("sha256", secret).update(`${id}.${timestamp}.`);
    let length = 0;
    // Twice, since the signature goes before what it signs, and all of it in one piece would take its size once more.
    for (const piece of body()) {
      signature.update(piece);
      length += Buffer.byteLength(piece);
    }
    const request: RequestInit & { duplex: "half" } = {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "content-length": String(length),
        "webhook-id": id,
        "webhook-timestamp": timestamp,
        "webhook-signature": `v1,${signature.digest("base64")}`,
      },
      // Node takes a stream of its own as well, which its types do not say.
      body: Readable.from(body()) as unknown as BodyInit,
      duplex: "half",
      redirect: "manual",
      signal: AbortSignal.timeout(answerTimeoutMs + Math.ceil(length / slowestLine)),
    };
    const { ok, status, headers, body: answer } = await fetch(url, request);
    await answer?.cancel();
    if (!ok) throw new WebhookError(status, headers.get("retry-after") ?? undefined);
  };
