/** An address that a page had before, and the one it has. */
export interface Redirect {
  from: string;
  to: string;
}

/**
 * The redirects that one page asks for, whatever its kind.
 * @param prefix the beginning of its language's paths
 */
export function redirectsTo(to: string | undefined, data: unknown, prefix = ""): Redirect[] {
  const { redirectFrom } = (data ?? {}) as { redirectFrom?: unknown };
  if (to === undefined || !Array.isArray(redirectFrom)) return [];
  return redirectFrom.filter((from) => typeof from === "string").map((from) => ({ from: prefix + from, to }));
}
