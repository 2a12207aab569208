/** A line of YAML, taken apart as an editor sees it. */
export interface LineParts {
  /** Blanks before everything else. */
  indent: number;
  /** The blanks and dashes before the words. */
  before: string;
  /** The word before the colon; undefined where the line has none. */
  key: string | undefined;
  /** Separator of key and value: the colon and blanks. */
  between: string;
  value: string;
}

export function lineParts(text: string): LineParts {
  const before = /^\s*(?:-\s+)*/.exec(text)?.[0] ?? "";
  const rest = text.slice(before.length);
  const field = /^([A-Za-z_][\w-]*)(\s*:(?:\s+|$))(.*)$/.exec(rest);
  const [, key, between = "", value = rest] = field ?? [];
  return { indent: before.length - before.trimStart().length, before, key, between, value: value.trimEnd() };
}

/** A line with other words in place of its value. */
export const withValue = ({ before, key = "", between }: LineParts, value: string): string =>
  `${before}${key}${between}${value}`;

/** True for lines that YAML passes over. */
export const isBlank = (text: string): boolean => /^\s*(#|$)/.test(text);

/** The number, from 1, of the last line before another that is not passed over; 0 where there is none. */
export function lineBefore(lines: readonly string[], line: number): number {
  for (let number = line - 1; number > 0; number--) if (!isBlank(lines[number - 1] ?? "")) return number;
  return 0;
}

/** The depths at which a line may begin: those of the groups that are open before it, and one below the line above. */
export function depthsBefore(lines: readonly string[], line: number): number[] {
  const depths = new Set<number>();
  let last = Number.POSITIVE_INFINITY;
  for (let number = line - 1; number > 0; number--) {
    const text = lines[number - 1] ?? "";
    if (isBlank(text)) continue;
    const { indent, before, key, value } = lineParts(text.replace(/\t/g, "  "));
    if (number === lineBefore(lines, line) && key !== undefined && value === "") depths.add(before.length + 2);
    if (indent >= last && depths.size > 0) continue;
    if (before.length < last) depths.add(before.length);
    depths.add(indent);
    last = indent;
    if (indent === 0) break;
  }
  return [...depths].sort((a, b) => b - a);
}
