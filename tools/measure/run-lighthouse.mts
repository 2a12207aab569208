import lighthouse, { desktopConfig } from "lighthouse";
import type { Device, MeasuredPage } from "./arguments";
import type { Load } from "./figures";
import { loadOf } from "./load";
import { withBrowser } from "./run-browser.mjs";

/** What a page that answers 404 cannot pass, being right as it is; the browser calls that answer an error. */
const notForMissingPages = ["http-status-code", "is-crawlable", "errors-in-console"];

/** Loads a page once in a new browser, as Lighthouse does by default: the phone's network and processor simulated. */
export async function runLighthouse(
  browser: string | undefined,
  { name, url }: MeasuredPage,
  device: Device,
): Promise<Load> {
  const isMissing = name === "not-found";
  const config = device === "desktop" ? desktopConfig : { extends: "lighthouse:default" };
  const settings = {
    ...config.settings,
    ignoreStatusCode: isMissing,
    skipAudits: isMissing ? notForMissingPages : [],
    disableFullPageScreenshot: true,
  };
  const result = await withBrowser(browser, (port) =>
    lighthouse(url, { port, logLevel: "error" }, { ...config, settings }),
  );
  if (!result) throw new Error(`Lighthouse said nothing of ${url}.`);
  if (result.lhr.runtimeError) throw new Error(`${url}: ${result.lhr.runtimeError.message}`);
  return loadOf(result.lhr);
}
