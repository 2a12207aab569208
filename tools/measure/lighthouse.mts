import { chromium } from "@playwright/test";
import { launch } from "chrome-launcher";
import lighthouse, { desktopConfig, type Result } from "lighthouse";
import { browserOptions } from "../browser";

export type Device = "phone" | "desktop";

/** Audits that a page which rightly answers 404 cannot pass. */
const notForMissingPages = ["http-status-code", "is-crawlable", "errors-in-console"];

function chromePath(): string | undefined {
  const { executablePath, channel } = browserOptions();
  return executablePath ?? (channel === "chromium" ? chromium.executablePath() : undefined);
}

/** Loads a page once in a new browser, with Lighthouse's own phone or desktop. */
export async function runLighthouse(url: string, device: Device, isMissing: boolean): Promise<Result> {
  const chromeFlags = ["--headless=new", "--no-sandbox", "--disable-gpu"];
  const chrome = await launch({ chromePath: chromePath(), chromeFlags, logLevel: "error" });
  const config = device === "desktop" ? desktopConfig : { extends: "lighthouse:default" };
  const settings = {
    ...config.settings,
    ignoreStatusCode: isMissing,
    skipAudits: isMissing ? notForMissingPages : [],
    disableFullPageScreenshot: true,
  };
  try {
    const run = await lighthouse(url, { port: chrome.port, logLevel: "error" }, { ...config, settings });
    if (!run || run.lhr.runtimeError) throw new Error(`${url}: ${run?.lhr.runtimeError?.message ?? "no result"}`);
    return run.lhr;
  } finally {
    chrome.kill();
  }
}
