interface Offer {
  readonly subject?: unknown;
  readonly demo?: { readonly url?: unknown } | null;
  readonly startProject?: { readonly url?: unknown } | null;
  readonly link?: unknown;
  readonly url?: unknown;
}

const wizardIn = (url: unknown) => (typeof url === "string" ? url.split("#")[1] : undefined);

/**
 * Offers of the pages of a site, by the key of the wizard that each offer opens: the `subject` of promotions and of
 * whatever else has one, wherever it stands. These names may be sent as choices beside those of the wizard itself.
 * @param content all that a site holds, read and filled in
 */
export function offersIn(content: unknown): ReadonlyMap<string, readonly string[]> {
  const offers = new Map<string, Set<string>>();
  const walk = (part: unknown): void => {
    if (typeof part !== "object" || part === null) return;
    const { subject, demo, startProject, link, url } = part as Offer;
    const wizard = wizardIn((demo ?? startProject)?.url) ?? wizardIn(link) ?? wizardIn(url);
    if (typeof subject === "string" && wizard) offers.set(wizard, (offers.get(wizard) ?? new Set()).add(subject));
    Object.values(part).forEach(walk);
  };
  walk(content);
  return new Map([...offers].map(([wizard, names]) => [wizard, [...names]]));
}
