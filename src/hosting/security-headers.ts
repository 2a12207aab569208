import type { PolicySources } from "./policy-sources";

export type Headers = Readonly<Record<string, string>>;

export interface SitePolicy {
  scriptHashes: readonly string[];
  sources: PolicySources;
}

const directive = (name: string, ...values: readonly string[]) => [name, ...values].join(" ");

/** Nothing is allowed that is not named. Styles may stand in the page, where they do little harm. */
function contentSecurityPolicy({ scriptHashes, sources }: SitePolicy): string {
  const { scripts, connects, frames, forms } = sources;
  const hashes = scriptHashes.map((hash) => `'${hash}'`);
  return [
    // Firefox judges by it what pages fetch ahead, for which there is no directive of its own.
    directive("default-src", "'self'"),
    directive("script-src", "'self'", ...hashes, ...scripts),
    directive("style-src", "'self'", "'unsafe-inline'"),
    directive("img-src", "'self'", "data:", ...connects.filter((origin) => origin.startsWith("https:"))),
    directive("connect-src", "'self'", ...connects),
    directive("frame-src", "'self'", ...frames),
    directive("object-src", "'none'"),
    directive("worker-src", "'none'"),
    directive("base-uri", "'none'"),
    directive("form-action", "'self'", ...forms),
    directive("frame-ancestors", "'self'"),
  ].join("; ");
}

/** Browser features that no page needs and that tell most of a visitor. A film's host may fill the screen. */
const permissions = ({ frames }: PolicySources) =>
  ["camera", "geolocation", "microphone"]
    .map((feature) => `${feature}=()`)
    // This site itself may fill the screen without being named.
    .concat(frames.length > 0 ? `fullscreen=(${["self", ...frames.map((origin) => `"${origin}"`)].join(" ")})` : [])
    .join(", ");

export const commonHeaders: Headers = {
  "Strict-Transport-Security": "max-age=63072000",
  "X-Content-Type-Options": "nosniff",
  // Hosts of films want to know which site shows them.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** Pictures that are made to be shown elsewhere: in chats, mails, feed readers and on partners' pages. */
const shownElsewhere = /^\/(?:share|icons|brand)\/|^\/favicon\./;

export const sharingHeaders = (path: string): Headers =>
  shownElsewhere.test(path) ? { "Cross-Origin-Resource-Policy": "cross-origin" } : {};

export function pageHeaders(policy: SitePolicy): Headers {
  return {
    "Content-Security-Policy": contentSecurityPolicy(policy),
    "Permissions-Policy": permissions(policy.sources),
    "X-Frame-Options": "SAMEORIGIN",
  };
}

/** The headers of what is no page: opened by itself, it may load nothing. */
export const apiHeaders: Headers = {
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; form-action 'none'",
};
