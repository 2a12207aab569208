import { browserOptions } from "../../tools/browser";

export const launchOptions = {
  ...browserOptions(),
  args: ["--no-sandbox", "--disable-gpu"],
};
