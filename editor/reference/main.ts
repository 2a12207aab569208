import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { referenceFiles, referenceFolder } from "./reference-files";

/** `npm run content:reference`: writes docs/reference from the schemas. Nothing there is written by hand. */
function write(): void {
  rmSync(referenceFolder, { recursive: true, force: true });
  for (const [file, text] of referenceFiles()) {
    const path = join(referenceFolder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  console.log(`The reference is written to ${referenceFolder}/.`);
}

write();
