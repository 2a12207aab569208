import { writeSync } from "node:fs";
import { contentFolder, staticFolder } from "../content/files/file-tree";
import { loadContent } from "../content/files/load";
import { ContentError, type Sites, sitesOf } from "../content/read-site";
import { checkFiles } from "./check";
import { errorsIn } from "./problems";
import { formatProblems } from "./report";

export function readCheckedSites({ contentRoot = contentFolder() } = {}): Sites {
  const files = loadContent(contentRoot);
  const problems = errorsIn(checkFiles(files, { contentRoot, staticRoot: staticFolder() }));
  if (problems.length > 0) throw new ContentError(formatProblems(problems));
  return sitesOf(files);
}

/** Gatsby would print an error of its configuration with the place in our code, and break the lines of what it prints. */
export function exitWith(problems: string): never {
  writeSync(process.stderr.fd, `\n${problems}\n`);
  process.exit(1);
}

export function sitesOrExit(): Sites {
  try {
    return readCheckedSites();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return exitWith(error.message);
  }
}
