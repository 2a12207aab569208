import { writeSync } from "node:fs";
import { ContentError, type Sites } from "../content/read-site";
import { readCheckedSites } from "./checked-site";

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
