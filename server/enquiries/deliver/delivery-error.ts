/** The innermost reason of a failure: what really happened may be wrapped. */
function reasonOf(error: Error): Error {
  return error.cause instanceof Error ? reasonOf(error.cause) : error;
}

type Detail = "code" | "command" | "responseCode" | "response";

const detailOf = (reason: Error, name: Detail): string =>
  name in reason ? String((reason as Error & Record<Detail, unknown>)[name] ?? "") : "";

/** An answer of a webhook that is not one of success. */
export class WebhookError extends Error {
  override name = "WebhookError";

  constructor(
    readonly responseCode: number,
    /** The header with which it says when to come again. */
    readonly retryAfter: string | undefined,
  ) {
    super("The webhook did not take the enquiry.");
  }
}

/**
 * Says what went wrong with a delivery, made of codes alone: a mail server's own words repeat addresses and contents.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const reason = reasonOf(error);
  const [code, ...others] = (["code", "responseCode", "command"] as const).map((name) => detailOf(reason, name));
  // A code of letters: that of a DOMException is a number.
  const words = [code && !/^\d+$/.test(code) ? code : reason.name, ...others];
  return words.filter((word) => /^[\w ]{1,40}$/.test(word)).join(" ");
}

/**
 * Tells whether the receiver has said that trying again is of no use: a mail server's 5xx, but for a password that it does not
 * take, and a webhook that is gone.
 */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const reason = reasonOf(error);
  const status = Number(detailOf(reason, "responseCode"));
  if (reason instanceof WebhookError) return status === 410;
  return status >= 500 && status < 600 && detailOf(reason, "code") !== "EAUTH";
}

/** Tells whether an enquiry was too large for its receiver: it may take it without its files. */
export function isTooLarge(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const status = Number(detailOf(error, "responseCode"));
  if (error instanceof WebhookError) return status === 413;
  // What a mail server says when it is greeted is compared before anything is sent, and has no answer of its own.
  if (status === 0) return detailOf(error, "code") === "EMESSAGE";
  return status === 552 || (status >= 500 && /\b5\.(?:3\.4|2\.3)\b/.test(detailOf(error, "response")));
}

/** Seconds after which a receiver wants to be asked again; undefined where it has not said so, or cannot be understood. */
export function retryAfterOf(error: unknown): number | undefined {
  if (!(error instanceof WebhookError) || error.retryAfter === undefined) return undefined;
  const text = error.retryAfter.trim();
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}
