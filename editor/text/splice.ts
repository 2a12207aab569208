/** A text with another one in place of a part. */
export const splice = (text: string, start: number, end: number, words: string): string =>
  text.slice(0, start) + words + text.slice(end);

/** Where the line of a place begins. */
export const lineStart = (text: string, offset: number): number => text.lastIndexOf("\n", offset - 1) + 1;

/** Where the line after that of a place begins. */
export function nextLine(text: string, offset: number): number {
  const end = text.indexOf("\n", offset);
  return end < 0 ? text.length : end + 1;
}

/** Whether nothing but spaces stands before a place in its line. */
export const beginsLine = (text: string, offset: number): boolean =>
  text.slice(lineStart(text, offset), offset).trim() === "";
