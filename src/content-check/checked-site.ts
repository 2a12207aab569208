import { writeSync } from "node:fs";
import { type ContentCheck, ContentError, type ReadOptions, readSites, type Sites } from "../content/read-site";
import { checkFiles } from "./check";
import { errorsIn, formatProblems } from "./problems";

const check: ContentCheck = (files, folders) => {
  const problems = errorsIn(checkFiles(files, folders));
  return problems.length > 0 ? formatProblems(problems) : undefined;
};

/**
 * Reads and checks the content of a site in each language.
 * @throws ContentError with everything that stops a build
 */
export const readCheckedSites = (options: ReadOptions = {}): Sites => readSites({ ...options, check });

/**
 * Ends the program with what the check says. Gatsby would print an error of its configuration as one of its own, with
 * the place in our code, and break the lines of anything that goes to the console.
 */
export function exitWith(problems: string): never {
  writeSync(process.stderr.fd, `\n${problems}\n`);
  process.exit(1);
}

/** The content in each language, or the end of the program where it is not in order. */
export function sitesOrExit(): Sites {
  try {
    return readCheckedSites();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return exitWith(error.message);
  }
}
