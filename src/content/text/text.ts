export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

export const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const placeholder = /\{([a-zA-Z]+)\}/g;
const braces = /\{([^{}]*)\}/g;

export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(braces)].map(([, name]) => name as string);
}

/** Replaces names in braces by their values, as in "At most {max}."; a name that has none stays as it is. */
export function interpolate(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(placeholder, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}

/** A day such as `2026-11-21` in words, in `en-GB` "21 November 2026": the same on every machine and in every browser. */
export const longDate = (day: string, locale: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(locale, {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });

/** A heading as an anchor: "What we store" gives `what-we-store`. German letters are written out, accents left out. */
export function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/ä/g, "ae")
    .replace(/ö/g, "oe")
    .replace(/ü/g, "ue")
    .replace(/ß/g, "ss")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

export const anchorOf = (heading: string): string => slugOf(heading) || heading.trim().replace(/\s+/g, "-");

/** A weight by the path of its page, `{kilobytes:/about}`, which is known once all pages are built. */
export const weightNames = /\{(kilobytes|grams|elements):(\/[^{}\s]*)\}/g;
