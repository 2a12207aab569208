export const counted = (count: number, noun: string, nouns = `${noun}s`): string =>
  `${count} ${count === 1 ? noun : nouns}`;

export const hasWords = (text: string, sought: string): boolean =>
  sought
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word));

/** Words without the signs that word processors and web pages leave in them and nobody sees; joined letters are two. */
export const plainSigns = (text: string): string =>
  text
    .replace(/[\t\v\f\u2028\u2029]+/g, " ")
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be in a text
    .replace(/[\0-\x08\x0e-\x1f\x7f-\x9f\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, "")
    .replace(/[\ufb00-\ufb06]/g, (joined) => joined.normalize("NFKC"));
