import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseDocument } from "yaml";
import { sharedFiles } from "../../src/content/languages";
import { loadContent } from "../../src/content/load";

/** The paths of pictures from one folder further down. */
const oneFolderDown = (text: string) =>
  text
    .replace(/\bsrc: (\.\.\/)*images\//g, (path) => path.replace("src: ", "src: ../"))
    .replace(/\b(morning|evening|loop|poster): (\.\.\/)*images\//g, (path) => path.replace(": ", ": ../"));

/** Gives the content in a folder a second language, whose files say what those of the first say. */
export function addGerman(contentRoot: string): void {
  for (const { file, source } of loadContent(contentRoot)) {
    if (sharedFiles.includes(file)) continue;
    const copy = join(contentRoot, "de", file);
    mkdirSync(dirname(copy), { recursive: true });
    writeFileSync(copy, oneFolderDown(source));
  }
  const path = join(contentRoot, "languages.yaml");
  const document = parseDocument(readFileSync(path, "utf8"));
  document.addIn(["languages"], { code: "de", locale: "de-DE", name: "Deutsch", flag: "DE", dataSet: "de" });
  writeFileSync(path, document.toString());
}
