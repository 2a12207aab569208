import { type ContentCheck, type ReadOptions, readSite, type Site } from "../content/read-site";
import { checkFiles } from "./check";
import { errorsIn, formatProblems } from "./problems";

/** The linter as `readSite` takes it. */
const check: ContentCheck = (files, folders) => {
  const problems = errorsIn(checkFiles(files, folders));
  return problems.length > 0 ? formatProblems(problems) : undefined;
};

/**
 * Reads and checks the content of a site.
 * @throws ContentError with everything that stops a build
 */
export const readCheckedSite = (options: ReadOptions = {}): Site => readSite({ ...options, check });
