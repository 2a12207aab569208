import { browserOptions } from "../../tools/browser";

/** Options with which every browser under test is started. */
export const launchOptions = {
  ...browserOptions(),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
  ],
};
