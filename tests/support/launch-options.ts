import { browserOptions } from "../../tools/browser";

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
