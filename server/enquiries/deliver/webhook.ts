import { createHmac, randomUUID } from "node:crypto";
import type { WebhookConfig } from "./delivery-config";
import type { OutgoingEnquiry } from "./mail";

/** Time that an answer may take, in milliseconds. */
const answerTimeout = 10_000;

/** Slowest line that a body is sent on, in bytes a millisecond: a megabit a second. */
const slowestLine = 125;

/** An answer that is not one of success. */
class WebhookError extends Error {
  override name = "WebhookError";

  constructor(readonly responseCode: number) {
    super("The webhook did not take the enquiry.");
  }
}

/** Body that is posted. Whoever takes it knows a repetition by reference and revision. */
function payloadOf({ enquiry, attachments }: OutgoingEnquiry): string {
  const { reference, form, revision, receivedAt, updatedAt, answers, spamReason = null, language = null } = enquiry;
  const files = attachments.map(({ field, name, type, content }) => ({
    field,
    name,
    type,
    size: content.length,
    data: content.toString("base64"),
  }));
  const about = { reference, form, revision, receivedAt, updatedAt, language, suspicion: spamReason };
  return JSON.stringify({ ...about, answers, files });
}

/**
 * Posts a body, signed as Standard Webhooks are. It rejects where the answer is not one of success, or takes longer than
 * ten seconds after the time of the body on a slow line.
 */
async function post({ url, secret }: WebhookConfig, id: string, body: string): Promise<void> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac("sha256", secret).update(`${id}.${timestamp}.${body}`).digest("base64");
  const response = await fetch(url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "webhook-id": id,
      "webhook-timestamp": timestamp,
      "webhook-signature": `v1,${signature}`,
    },
    body,
    // A redirect is not followed: what is signed for one address is not carried to another.
    redirect: "manual",
    signal: AbortSignal.timeout(answerTimeout + Math.ceil(Buffer.byteLength(body) / slowestLine)),
  });
  await response.body?.cancel();
  if (!response.ok) throw new WebhookError(response.status);
}

/** A sender of webhooks, which rejects where one is not taken. */
export const webhookSender = (config: WebhookConfig) => (outgoing: OutgoingEnquiry) =>
  post(config, `${outgoing.enquiry.reference}-${outgoing.enquiry.revision}`, payloadOf(outgoing));

/** A sender of messages about the site itself, which have no reference. */
export const webhookNotifier = (config: WebhookConfig) => (subject: string, text: string) =>
  post(config, randomUUID(), JSON.stringify({ notice: subject, text }));
