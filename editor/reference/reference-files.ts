import { blocksPage } from "./blocks";
import { factsPage } from "./facts";
import { iconFiles } from "./icons";
import { kindPages } from "./kind-pages";

/** Folder of the reference, from the project's root. */
export const referenceFolder = "docs/reference";

/** The whole reference: what each file says, by its path below the folder. */
export const referenceFiles = (): Map<string, string> =>
  new Map([...kindPages(), ["blocks.md", blocksPage()], ["facts.md", factsPage()], ...iconFiles()]);
