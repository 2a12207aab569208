import type { CodeToken } from "../../../content/text/code-token";

/** A line of code: its pieces, with the sign that ends it, and how far its first word stands in. */
interface CodeLine {
  readonly tokens: readonly CodeToken[];
  readonly indent: number;
}

/** Code by lines; put together again, their texts are the code. */
export function linesOf(tokens: readonly CodeToken[]): CodeLine[] {
  const lines: CodeToken[][] = [[]];
  for (const [kind, text] of tokens) {
    for (const [index, part] of text.split("\n").entries()) {
      const last = lines.at(-1);
      if (index > 0) {
        last?.push(["plain", "\n"]);
        lines.push([]);
      }
      if (part !== "") lines.at(-1)?.push([kind, part]);
    }
  }
  return lines.map((line) => {
    const [, text = ""] = line[0] ?? [];
    return { tokens: line, indent: text.length - text.replace(/^ +/, "").length };
  });
}
