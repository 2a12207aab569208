import { type Document, parseDocument } from "yaml";

/** The one form that `npm run format` gives to all files. No line is broken in two. */
export const written = (document: Document): string => document.toString({ lineWidth: 0 });

export function inItsOwnBreaks(text: string, change: (text: string) => string): string {
  const mark = text.startsWith("\ufeff") ? "\ufeff" : "";
  const isWindows = /\r\n/.test(text) && !/(^|[^\r])\n/.test(text);
  const plain = text.slice(mark.length);
  const changed = change(isWindows ? plain.replaceAll("\r\n", "\n") : plain);
  return mark + (isWindows ? changed.replaceAll("\n", "\r\n") : changed);
}

/** A file in that form, with a change, unless that returns false; one that cannot be read stays as it is. */
export const rewritten = (text: string, change: (document: Document) => boolean): string =>
  inItsOwnBreaks(text, (plain) => {
    const document = parseDocument(plain, { customTags: ["timestamp"], logLevel: "error" });
    if (document.errors.length > 0) return plain;
    try {
      return change(document) ? written(document) : plain;
    } catch {
      // An anchor that the file does not have is missed only now.
      return plain;
    }
  });

export const formatted = (text: string): string =>
  rewritten(text, (document) => document.warnings.length === 0 && document.toJS() !== null);
