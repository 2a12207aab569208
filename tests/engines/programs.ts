import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { launchOptions } from "../support/launch-options";

/** Debian's packages, in which the drivers come. */
const packages = "chromium-headless-shell firefox-esr webkit2gtk-driver xvfb python3-gi gir1.2-webkit2-4.1";

/** The path of a program, by a variable of the environment or where Debian has it. */
function programOf(name: string, ...places: (string | undefined)[]): string {
  const found = places.find((place) => place && existsSync(place));
  if (!found) throw new Error(`There is no ${name}. On Debian: apt-get install --no-install-recommends ${packages}`);
  return found;
}

export const chromiumPath = () =>
  programOf("Chromium", "executablePath" in launchOptions ? launchOptions.executablePath : chromium.executablePath());

export const firefoxPath = () =>
  programOf("Firefox", process.env.FIREFOX_PATH, "/usr/bin/firefox-esr", "/usr/bin/firefox");

export const webkitDriverPath = () =>
  programOf("WebKitWebDriver", process.env.WEBKIT_DRIVER_PATH, "/usr/bin/WebKitWebDriver");
