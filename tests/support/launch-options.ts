import { installedBrowsers } from "../../tools/browser/installed-browsers";
import { thisMachine } from "../../tools/browser/machine";

/** How every browser under test is started. */
export const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? installedBrowsers(thisMachine)[0],
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
  ],
};
