/** The innermost reason: `fetch` wraps what really happened. */
function reasonOf(error: Error): Error {
  return error.cause instanceof Error ? reasonOf(error.cause) : error;
}

type Detail = "code" | "command" | "responseCode";

const detailOf = (reason: Error, name: Detail): string =>
  name in reason ? String((reason as Error & Record<Detail, unknown>)[name] ?? "") : "";

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
  if (reason.name === "WebhookError") return status === 410;
  return status >= 500 && status < 600 && detailOf(reason, "code") !== "EAUTH";
}
