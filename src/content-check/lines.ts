/** A line of a file as an editor sees it, and the column that is meant. */
export interface Excerpt {
  text: string;
  /** From 1. */
  column: number;
}

/** Invisible characters of a line, each drawn as one sign. */
const drawn = (line: string) =>
  line
    .replace(/\t/g, "→")
    .replace(/[\u00a0\u2007\u202f\u3000]/g, "␣")
    .replace(/[\u200b\u2060\ufeff\u00ad\u2028\u2029]/g, "¦")
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be in a file
    .replace(/[\x00-\x08\x0b-\x1f\x7f-\x9f\ufffe\uffff]/g, "¦");

/** As much of a line as a terminal shows without breaking it. */
const width = 100;

export const linesOf = (source: string): string[] => source.split(/\r?\n/);

export function excerpt(line: string, column: number): Excerpt {
  const text = drawn(line).trimEnd();
  if (text.length <= width) return { text, column };
  const start = Math.max(0, Math.min(column - 1 - width / 2, text.length - width));
  const end = start + width;
  const part = `${start > 0 ? "…" : ""}${text.slice(start, end)}${end < text.length ? "…" : ""}`;
  return { text: part, column: column - start + (start > 0 ? 1 : 0) };
}

/** Words as YAML takes them for a text whatever they hold. */
export function quoted(words: string): string {
  return /["\\]/.test(words) ? `'${words.replaceAll("'", "''")}'` : `"${words}"`;
}
