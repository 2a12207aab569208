/** Place at which a long text may go on in the next line: a space that stands alone. */
const wordsOf = (text: string): string[] => text.split(/(?<=\S) (?=\S)/);

/** Length of the lines of a text that was not written before. */
const usualWidth = 110;

const widthOf = (lines: readonly string[]) =>
  lines.length < 2 ? usualWidth : Math.min(120, Math.max(80, ...lines.map((line) => line.length)));

function filledLines(words: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const startsWith = (words: readonly string[], start: readonly string[]) =>
  start.length <= words.length && start.every((word, index) => words[index] === word);

/** One paragraph in lines; those of the paragraph before that still hold the same words stay. */
function paragraphLines(text: string, old: readonly string[], width: number): string[] {
  if (text === "") return [];
  let words = wordsOf(text);
  const head: string[] = [];
  for (const line of old) {
    const start = wordsOf(line);
    if (!startsWith(words, start)) break;
    head.push(line);
    words = words.slice(start.length);
  }
  const tail: string[] = [];
  for (const line of old.slice(head.length).toReversed()) {
    const end = wordsOf(line);
    if (end.length > words.length || !startsWith(words.slice(words.length - end.length), end)) break;
    tail.unshift(line);
    words = words.slice(0, words.length - end.length);
  }
  return [...head, ...filledLines(words, width), ...tail];
}

/** Lines that belong together, with the empty lines between them left out. */
function paragraphsOf(lines: readonly string[]): string[][] {
  const paragraphs: string[][] = [[]];
  for (const line of lines) {
    if (line.trim() === "") paragraphs.push([]);
    else paragraphs.at(-1)?.push(line);
  }
  return paragraphs;
}

/**
 * The lines of a folded text: one line break in the text is an empty line in the file.
 * @param old the lines that stood there before
 */
export function foldedLines(text: string, old: readonly string[]): string[] {
  const fresh = text.split("\n");
  const before = paragraphsOf(old);
  const width = widthOf(old);
  const words = before.map((lines) => lines.join(" "));
  const shorter = Math.min(fresh.length, before.length);
  let start = 0;
  while (start < shorter && words[start] === fresh[start]) start++;
  let end = 0;
  while (end < shorter - start && words.at(-1 - end) === fresh.at(-1 - end)) end++;
  const lines = fresh.map((paragraph, index) => {
    const fromEnd = fresh.length - 1 - index;
    const same = index < start ? before[index] : fromEnd < end ? before[before.length - 1 - fromEnd] : undefined;
    if (same) return same;
    return paragraphLines(paragraph, before[index] ?? [], width);
  });
  return lines.flatMap((paragraph, index) => (index === 0 ? paragraph : ["", ...paragraph]));
}

/** The lines of a plain text that went over several lines before, the further ones as far to the right as they were. */
export function reflowedLines(text: string, before: string): string[] {
  const old = before.split(/\r?\n/);
  const pad = /^ */.exec(old[1] ?? "")?.[0] ?? "";
  const lines = paragraphLines(
    text,
    old.map((line) => line.trim()),
    widthOf(old),
  );
  return lines.map((line, index) => (index === 0 ? line : pad + line));
}
