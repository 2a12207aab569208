import { capitalised } from "../text/text";

/** Entries of `content/` that are counted; each is a placeholder: `{services}` is "five", `{Services}` "Five". */
const counted = ["services", "products", "industries", "offices", "furtherServices"] as const;

export type Counts = Readonly<Record<(typeof counted)[number], number>>;

export const countNames: readonly string[] = [...counted, ...counted.map(capitalised)];

/** Each count in words, under its name in both ways of writing it; figures stand for numbers that have no word. */
export const countsInWords = (
  counts: Partial<Record<string, number>>,
  words: readonly string[],
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(counts).flatMap(([name, count = 0]) => {
      const word = words[count] ?? String(count);
      return [
        [name, word],
        [capitalised(name), capitalised(word)],
      ];
    }),
  );
