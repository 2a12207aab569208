/** An object of JSON-LD. */
export type Thing = Readonly<Record<string, unknown>>;

const isThing = (value: unknown): value is Thing =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isReference = (thing: Thing) => Object.keys(thing).length === 1 && "@id" in thing;

/** Every object in a piece of JSON-LD, with the place where it stands. */
function things(value: unknown, at: string): { thing: Thing; at: string }[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => things(entry, `${at}[${index}]`));
  if (!isThing(value)) return [];
  return [{ thing: value, at }, ...Object.entries(value).flatMap(([key, entry]) => things(entry, `${at}.${key}`))];
}

/** The addresses of all objects that are described, rather than referred to. */
export const definedIds = (block: unknown): string[] =>
  things(block, "").flatMap(({ thing }) => (isReference(thing) || !thing["@id"] ? [] : [String(thing["@id"])]));

/**
 * Errors of a page's JSON-LD in itself: an object without a type, a reference that leads nowhere, an address
 * that is not a full one, an empty text or a name that was not filled in. Whether types and properties are schema.org's,
 * the compiler has checked.
 * @param known addresses that are described on any page
 */
export function jsonLdProblems(block: unknown, known: ReadonlySet<string>): string[] {
  if (!isThing(block) || block["@context"] !== "https://schema.org" || !Array.isArray(block["@graph"])) {
    return ["not a graph of https://schema.org"];
  }
  return things(block["@graph"], "@graph").flatMap(({ thing, at }) => {
    if (isReference(thing)) return known.has(String(thing["@id"])) ? [] : [`${at}: nothing has the id ${thing["@id"]}`];
    const { "@type": type, ...properties } = thing;
    const problems = typeof type === "string" && type !== "" ? [] : [`${at}: no type`];
    for (const [name, value] of Object.entries(properties)) {
      const isAddress = ["@id", "url", "item", "sameAs"].includes(name);
      for (const entry of Array.isArray(value) ? value : [value]) {
        if (isAddress && typeof entry === "string" && !/^https:\/\//.test(entry)) {
          problems.push(`${at}.${name}: ${entry} is no full address`);
        }
        if (entry === null || (typeof entry === "string" && (!entry.trim() || /\{\w+\}|undefined/.test(entry)))) {
          problems.push(`${at}.${name}: ${JSON.stringify(entry)}`);
        }
      }
    }
    return problems;
  });
}
