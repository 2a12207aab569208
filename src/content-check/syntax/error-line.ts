import { parseYaml } from "../../content/files/parse-yaml";

/** Most lines that a text in quotation marks or brackets may take before it counts as never closed. */
const longestOpenText = 12;

/** Tells whether the first lines of a file can be read. */
export const isReadable = (lines: readonly string[], count: number): boolean =>
  parseYaml(lines.slice(0, count).join("\n")).errors.length === 0;

/**
 * The line, from 1, from which on a file cannot be read any more: there an editor made the mistake, wherever it is
 * noticed.
 */
export function errorLine(lines: readonly string[]): number {
  let readable = 0;
  let end = lines.length;
  while (readable < end) {
    let broken = end;
    while (broken - readable > 1) {
      const middle = Math.floor((readable + broken) / 2);
      if (isReadable(lines, middle)) readable = middle;
      else broken = middle;
    }
    // Lines within a text that is closed further below are no end yet.
    const closed = Array.from({ length: longestOpenText }, (_, index) => broken + 1 + index).find(
      (count) => count < end && isReadable(lines, count),
    );
    if (closed === undefined) return broken;
    readable = closed;
    end = lines.length;
  }
  return end;
}
