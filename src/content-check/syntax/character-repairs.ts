import { type Repair, repairLine } from "./repair";

const wideBlanks = /[\u00a0\u2007\u202f\u3000]/g;

/** Blank in a line that is none for YAML: before its words, or after its colon or dash. */
const misplacedBlank = /^[ \t]*(?:- +)?[\u00a0\u2007\u202f\u3000]|(?<=[:-])[ ]*[\u00a0\u2007\u202f\u3000]/;

/** Blanks that are wider, or tabs, where YAML wants the blank of the space bar. */
export function blankRepairs(text: string, line: number, depths: readonly number[]): Repair[] {
  const repairs: Repair[] = [];
  if (misplacedBlank.test(text)) {
    const column = text.search(wideBlanks) + 1;
    const message =
      "found a no-break space, which looks like a space and is none for YAML; delete it and press the space bar.";
    repairs.push(repairLine(line, column, message, text.replace(wideBlanks, " ")));
  }
  const leading = /^[ ]*(?:- *)?\t\s*/.exec(text)?.[0];
  if (leading) {
    const message = "found a tab before the words; YAML takes spaces only. Delete it and press the space bar.";
    const words = text.slice(leading.length);
    const dash = leading.includes("-") ? "- " : "";
    const spaces = leading.replace(/- */, "").replace(/\t/g, "  ");
    const indents = [...depths.map((depth) => " ".repeat(depth)), dash ? leading.replace(/-.*$/s, "") : spaces];
    const column = text.indexOf("\t") + 1;
    for (const indent of indents) repairs.push(repairLine(line, column, message, `${indent}${dash}${words}`));
  }
  return repairs;
}
