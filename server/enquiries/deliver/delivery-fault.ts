/** The innermost reason: `fetch` wraps what really happened. */
function reasonOf(error: Error): Error {
  return error.cause instanceof Error ? reasonOf(error.cause) : error;
}

/**
 * What went wrong with a delivery, made of codes alone: a mail server's own words repeat addresses and contents.
 */
export function deliveryFault(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const reason = reasonOf(error);
  const part = (name: "code" | "command" | "responseCode") =>
    name in reason ? String((reason as Error & Record<typeof name, unknown>)[name] ?? "") : "";
  const words = [part("code") || reason.name, part("responseCode"), part("command")];
  return words.filter((word) => /^[\w ]{1,40}$/.test(word)).join(" ");
}
