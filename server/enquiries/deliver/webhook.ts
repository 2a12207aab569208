import { createHmac } from "node:crypto";
import type { WebhookConfig } from "./delivery-config";
import type { Parcel } from "./mail";

/** How long an answer may take, in milliseconds. */
const answerTimeout = 10_000;

/** An answer that is not one of success. */
class WebhookError extends Error {
  override name = "WebhookError";

  constructor(readonly responseCode: number) {
    super("The webhook did not take the enquiry.");
  }
}

/** What is posted. Whoever takes it knows a repetition by reference and revision. */
function payloadOf({ enquiry, attachments }: Parcel): string {
  const { reference, form, revision, receivedAt, updatedAt, answers, suspicion = null } = enquiry;
  const files = attachments.map(({ field, name, type, content }) => ({
    field,
    name,
    type,
    size: content.length,
    data: content.toString("base64"),
  }));
  return JSON.stringify({ reference, form, revision, receivedAt, updatedAt, suspicion, answers, files });
}

/**
 * The headers with which Standard Webhooks are signed.
 * @param timestamp seconds since 1970
 */
function signatureHeaders(id: string, timestamp: number, body: string, secret: Buffer): Record<string, string> {
  const signature = createHmac("sha256", secret).update(`${id}.${timestamp}.${body}`).digest("base64");
  return { "webhook-id": id, "webhook-timestamp": String(timestamp), "webhook-signature": `v1,${signature}` };
}

/** A sender of webhooks. It rejects where the answer is not one of success, or takes longer than ten seconds. */
export function webhookSender({ url, secret }: WebhookConfig): (parcel: Parcel) => Promise<void> {
  return async (parcel) => {
    const { reference, revision } = parcel.enquiry;
    const body = payloadOf(parcel);
    const timestamp = Math.floor(Date.now() / 1000);
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...signatureHeaders(`${reference}-${revision}`, timestamp, body, secret),
      },
      body,
      // What is signed for one address is not carried to another.
      redirect: "manual",
      signal: AbortSignal.timeout(answerTimeout),
    });
    await response.body?.cancel();
    if (!response.ok) throw new WebhookError(response.status);
  };
}
