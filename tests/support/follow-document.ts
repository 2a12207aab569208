import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeFiles } from "./write-files";

/** A change that a document shows: `diff` of a file, `sh` to be run, or the whole of a file that names itself. */
export interface DocumentStep {
  readonly language: string;
  readonly text: string;
}

export const stepsOf = (document: string): DocumentStep[] =>
  [...readFileSync(document, "utf8").matchAll(/```(diff|sh|tsx?)\n([\s\S]*?)```/g)].map(
    ([, language = "", text = ""]) => ({ language, text }),
  );

/** Lines of a part of a diff as they are before (`-`) or after it (`+`). */
const side = (lines: readonly string[], sign: "-" | "+") =>
  lines
    .filter((line) => line.startsWith(sign) || line.startsWith(" "))
    .map((line) => `${line.slice(1)}\n`)
    .join("");

/** Changes a file as a diff shows it, whose parts are told apart by `@@`; what it begins from stands there once. */
function applyDiff(root: string, text: string): void {
  const [head = "", ...lines] = text.trimEnd().split("\n");
  const file = join(root, head.replace("--- ", ""));
  for (const part of lines.join("\n").split("\n@@\n")) {
    const [before, after] = [side(part.split("\n"), "-"), side(part.split("\n"), "+")];
    const source = readFileSync(file, "utf8");
    if (source.split(before).length !== 2) throw new Error(`${head} does not hold once:\n${before}`);
    writeFileSync(
      file,
      source.replace(before, () => after),
    );
  }
}

function writeNamed(root: string, text: string): void {
  const [, name = "", code = ""] = /^\/\/ (\S+)\n([\s\S]*)$/.exec(text) ?? [];
  if (!name) throw new Error(`This names no file in its first line:\n${text}`);
  writeFiles(root, { [name]: code });
}

/** Does in a folder what a step shows, but for commands. */
export function follow(root: string, { language, text }: DocumentStep): void {
  if (language === "diff") applyDiff(root, text);
  else if (language !== "sh") writeNamed(root, text);
}
