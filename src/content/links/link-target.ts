type LinkTarget =
  | { type: "page"; path: string; hash?: string }
  | { type: "named"; name: string }
  | { type: "address"; url: string }
  | { type: "unknown" };

/**
 * Reads a link as editors write it: `/about`, `/contact#start-project`, `site:blog`, `https://…`, `mailto:…`, `tel:…`.
 * Anything else is unknown.
 */
export function parseLinkTarget(target: string): LinkTarget {
  const page = /^(\/[^#?]*)(?:#(.+))?$/.exec(target);
  if (page) return { type: "page", path: page[1] as string, ...(page[2] ? { hash: page[2] } : {}) };
  const named = /^site:(.+)$/.exec(target);
  if (named) return { type: "named", name: named[1] as string };
  if (/^(https:\/\/|mailto:|tel:)/.test(target)) return { type: "address", url: target };
  return { type: "unknown" };
}

export const isExternal = (url: string) => /^https?:\/\//.test(url);

interface LinkTargets {
  /** By the name after `site:`. */
  readonly links: Readonly<Record<string, string>>;
  /** Paths of the language's pages, by those that their files have in the first language. */
  readonly paths: ReadonlyMap<string, string>;
}

/**
 * The address of a link as it stands in a page: a page that the language lacks is the one of the first language, and of
 * a phone number its digits, whatever else makes it readable.
 */
export function publicLink(target: string, { links, paths }: LinkTargets): string {
  const resolved = resolveLinkTarget(target, links);
  if (resolved.startsWith("tel:")) return phoneLink(resolved.replaceAll("%20", ""));
  const parsed = parseLinkTarget(resolved);
  if (parsed.type !== "page") return resolved;
  const path = paths.get(parsed.path) ?? parsed.path;
  return parsed.hash === undefined ? path : `${path}#${parsed.hash}`;
}

/**
 * The address of a link with its name resolved.
 * @throws Error when a `site:` name is not in `site.yaml`; the content check reports it before a build comes here.
 */
export function resolveLinkTarget(target: string, links: Readonly<Record<string, string>>): string {
  const parsed = parseLinkTarget(target);
  if (parsed.type !== "named") return target;
  const url = links[parsed.name];
  if (url === undefined) throw new Error(`content/site.yaml names no link "${parsed.name}".`);
  return url;
}

/** The address of a phone number: digits and a plus sign only, whatever else makes it readable. */
export const phoneLink = (phone: string) => `tel:${phone.replace(/[^+\d]/g, "")}`;

/** True for the page or site that an address names, and for what is below it: a case study is within the list of all. */
export const isWithin = (path: string, of: string | null | undefined): boolean =>
  Boolean(of) && (path === of || path.startsWith(`${of}/`));
