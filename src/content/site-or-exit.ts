import { writeSync } from "node:fs";
import { ContentError, readSite, type Site } from "./read-site";

/**
 * Ends the program with what the check says. Gatsby would print an error of its configuration as one of its own, with
 * the place in our code, and break the lines of anything that goes to the console.
 */
export function exitWith(problems: string): never {
  writeSync(process.stderr.fd, `\n${problems}\n`);
  process.exit(1);
}

/** The content, or the end of the program where it is not in order. */
export function siteOrExit(): Site {
  try {
    return readSite();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return exitWith(error.message);
  }
}
