/** A text with another one in place of a part. */
export const splice = (text: string, start: number, end: number, words: string): string =>
  text.slice(0, start) + words + text.slice(end);

/** Beginning of the line of a place. */
export const lineStart = (text: string, offset: number): number => text.lastIndexOf("\n", offset - 1) + 1;

/** Beginning of the line after that of a place. */
export function nextLine(text: string, offset: number): number {
  const end = text.indexOf("\n", offset);
  return end < 0 ? text.length : end + 1;
}

/** True where nothing but spaces stands before a place in its line. */
export const beginsLine = (text: string, offset: number): boolean =>
  text.slice(lineStart(text, offset), offset).trim() === "";
