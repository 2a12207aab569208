export class WebhookError extends Error {
  override name = "WebhookError";

  constructor(
    readonly responseCode: number,
    readonly retryAfter: string | undefined,
  ) {
    super("The webhook did not take the enquiry.");
  }
}

type Details = Partial<Record<"name" | "code" | "responseCode" | "command" | "response", unknown>>;

const reasonOf = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error ? reasonOf(error.cause) : error;

function secondsOf(retryAfter = ""): number {
  const seconds = /^\s*\d+\s*$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? 0 : Math.max(0, seconds);
}

export function judgeFailure(error: unknown) {
  const reason = reasonOf(error);
  const { name = "unknown", code = "", responseCode = "", command = "", response = "" } = (reason ?? {}) as Details;
  const status = Number(responseCode);
  const isWebhook = reason instanceof WebhookError;
  // A code of letters: that of a DOMException is a number.
  const words = [/^\d*$/.test(String(code)) ? name : code, responseCode, command].map(String);
  // What a mail server says when it is greeted is compared before anything is sent, and has no answer of its own.
  const isTooLongAMail =
    status === 0 ? code === "EMESSAGE" : status >= 500 && /\b5\.(3\.4|2\.3)\b/.test(String(response));
  return {
    /** Made of codes alone: a mail server's own words repeat addresses and contents. */
    description: words.filter((word) => /^[\w ]{1,40}$/.test(word)).join(" "),
    /** A mail server's 5xx, but for a password that it does not take, and a webhook that is gone. */
    isRefusedForGood: isWebhook ? status === 410 : status >= 500 && status < 600 && code !== "EAUTH",
    /** Without its files, its receiver may take it. */
    isTooLarge: isWebhook ? status === 413 : status === 552 || isTooLongAMail,
    /** Seconds after which the receiver wants to be asked again. */
    retryAfter: isWebhook ? secondsOf(reason.retryAfter) : 0,
  };
}
