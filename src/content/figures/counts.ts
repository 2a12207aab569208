import { capitalised } from "../text/text";

/** Entries of `content/` that are counted; each is a placeholder: `{services}` is "five", `{Services}` "Five". */
const counted = ["services", "products", "industries", "offices", "furtherServices"] as const;

export type Counts = Readonly<Record<(typeof counted)[number], number>>;

/** All names, in both ways of writing them. */
export const countNames: readonly string[] = [...counted, ...counted.map(capitalised)];

/**
 * Values of the names.
 * @param words the numbers from zero on in words; figures stand for those beyond
 */
export function countFacts(counts: Counts, words: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    counted.flatMap((name) => {
      const word = words[counts[name]] ?? String(counts[name]);
      return [
        [name, word],
        [capitalised(name), capitalised(word)],
      ];
    }),
  );
}
