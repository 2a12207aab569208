type LinkTarget =
  | { type: "page"; path: string; hash?: string }
  | { type: "named"; name: string }
  | { type: "address"; url: string }
  | { type: "unknown" };

/** Links as editors write them: `/about`, `/contact#start-project`, `site:blog`, `https://…`, `mailto:…`, `tel:…`. */
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
  readonly links: Readonly<Record<string, string>>;
  /** The language's paths, by those in the first language. */
  readonly paths: ReadonlyMap<string, string>;
}

/** As it stands in a page. A page that the language lacks is the one of the first language. */
export function publicLink(target: string, targets: LinkTargets): string {
  const parsed = parseLinkTarget(target);
  if (parsed.type === "named") {
    const url = targets.links[parsed.name];
    if (url === undefined) throw new Error(`content/site.yaml names no link "${parsed.name}".`);
    return publicLink(url, targets);
  }
  if (target.startsWith("tel:")) return phoneLink(target.replaceAll("%20", ""));
  if (parsed.type !== "page") return target;
  const path = targets.paths.get(parsed.path) ?? parsed.path;
  return parsed.hash === undefined ? path : `${path}#${parsed.hash}`;
}

export const phoneLink = (phone: string) => `tel:${phone.replace(/[^+\d]/g, "")}`;

/** The parts of a sentence that names `{email}` and `{phone}`: its words, and the links in their places. */
export const reachParts = (sentence: string, { email, phone }: Readonly<Record<"email" | "phone", string>>) =>
  sentence.split(/(\{email\}|\{phone\})/).map((part) => {
    if (part === "{email}") return { text: email, href: `mailto:${email}` };
    return part === "{phone}" ? { text: phone, href: phoneLink(phone) } : part;
  });

export const isWithin = (path: string, of: string | null | undefined): boolean =>
  Boolean(of) && (path === of || path.startsWith(`${of}/`));

/** For links from elsewhere, by the kind of block: /services#how-to-buy. */
const blockAnchors: Readonly<Record<string, string>> = {
  benefits: "benefits",
  coreServices: "core-services",
  document: "document",
  engagements: "how-to-buy",
  faq: "faq",
  features: "features",
  furtherServices: "more-services",
  offerMatrix: "by-industry",
  process: "process",
  reasons: "reasons",
};

/** Only the first block of its kind on a page has one. */
export const anchorsOf = (kinds: readonly string[]): (string | undefined)[] =>
  kinds.map((kind, index) => (kinds.indexOf(kind) === index ? blockAnchors[kind] : undefined));
