import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { blocksPage } from "./blocks";
import { factsPage } from "./facts";
import { iconFiles } from "./icons";
import { kindPages } from "./kind-pages";

/** Folder of the reference, from the project's root. */
export const referenceFolder = "docs/reference";

/** The whole reference: what each file says, by its path below the folder. */
export const referenceFiles = (): Map<string, string> =>
  new Map([...kindPages(), ["blocks.md", blocksPage()], ["facts.md", factsPage()], ...iconFiles()]);

// `npm run content:reference`: nothing there is written by hand.
if (require.main === module) {
  rmSync(referenceFolder, { recursive: true, force: true });
  for (const [file, text] of referenceFiles()) {
    const path = join(referenceFolder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  console.log(`The reference is written to ${referenceFolder}/.`);
}
