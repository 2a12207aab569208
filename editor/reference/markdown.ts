/** The parts that pages of Markdown are made of. */

/** A text within a cell of a table. */
const cell = (text: string) =>
  text
    .replace(/\|/g, "\\|")
    .replace(/\s*\n\s*/g, " ")
    .trim();

/** A table; the first row names its columns. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

export const code = (text: string) => `\`${text}\``;

export const heading = (level: number, text: string) => `${"#".repeat(level)} ${text}`;

/** Anchor of a heading within its page, as GitHub and editor programs name it. */
export const anchorOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\w\s-]/g, "")
    .replace(/\s/g, "-");

/** A page: its parts with an empty line between them. */
export const page = (...parts: readonly string[]) => `${parts.filter((part) => part !== "").join("\n\n")}\n`;
