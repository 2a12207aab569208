import { writeSync } from "node:fs";
import { ContentError, type Site } from "../content/read-site";
import { readCheckedSite } from "./checked-site";

type Settings = Pick<Site["SiteSettings"]["data"], "url" | "thirdParties">;

/**
 * Ends the program with what the check says. Gatsby would print an error of its configuration as one of its own, with
 * the place in our code, and break the lines of anything that goes to the console.
 */
export function exitWith(problems: string): never {
  writeSync(process.stderr.fd, `\n${problems}\n`);
  process.exit(1);
}

/** The content, or the end of the program where it is not in order. */
function siteOrExit(): Site {
  try {
    return readCheckedSite();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return exitWith(error.message);
  }
}

/**
 * What Gatsby's configuration takes from the content. Gatsby's workers load the configuration too, and are told by the
 * process that starts them: to read and check a thousand files takes each of them five seconds.
 */
export function settingsOrExit(): Settings {
  const { GATSBY_WORKER_POOL_WORKER: isWorker, SITE_SETTINGS: told } = process.env;
  if (isWorker && told) return JSON.parse(told);
  const { url, thirdParties } = siteOrExit().SiteSettings.data;
  process.env.SITE_SETTINGS = JSON.stringify({ url, thirdParties });
  return { url, thirdParties };
}
