import { type ContentCheck, type ReadOptions, readSites, type Sites } from "../content/read-site";
import { checkFiles } from "./check";
import { errorsIn, formatProblems } from "./problems";

/** The linter as `readSites` takes it. */
const check: ContentCheck = (files, folders) => {
  const problems = errorsIn(checkFiles(files, folders));
  return problems.length > 0 ? formatProblems(problems) : undefined;
};

/**
 * Reads and checks the content of a site in each language.
 * @throws ContentError with everything that stops a build
 */
export const readCheckedSites = (options: ReadOptions = {}): Sites => readSites({ ...options, check });
