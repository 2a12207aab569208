import { setTimeout as sleep } from "node:timers/promises";
import { type Browser, type KeyInput, launch, type Page } from "puppeteer-core";
import { launchOptions } from "../support/launch-options";
import type { Driver, Engine } from "./engine";

function driverOf(page: Page, close: () => Promise<void>): Driver {
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(String(error)));
  const loaded = { waitUntil: "load" } as const;
  return {
    goto: async (url) => void (await page.goto(url, loaded)),
    reload: async () => void (await page.reload(loaded)),
    evaluate: (expression) => page.evaluate(expression),
    resize: (width, height) => page.setViewport({ width, height }),
    pointer: async (steps) => {
      for (const step of steps) {
        if (typeof step === "number") await sleep(step);
        else if (step === "press") {
          await page.mouse.down();
          await page.mouse.up();
        } else await page.mouse.move(...step);
      }
    },
    type: (text) => page.keyboard.type(text),
    key: (name) => page.keyboard.press(name as KeyInput),
    screenshot: async () => Buffer.from(await page.screenshot()),
    errors: async () => errors,
    close,
  };
}

/** Runs in a page before its own scripts: closes storage as the settings of a browser do. */
function closeStorage(): void {
  const refuse = () => {
    throw new DOMException("Access is denied for this document.", "SecurityError");
  };
  for (const name of ["localStorage", "sessionStorage", "indexedDB"]) {
    Object.defineProperty(window, name, { configurable: true, get: refuse });
  }
  Object.defineProperty(document, "cookie", { configurable: true, get: () => "", set: () => {} });
}

const engineOf = (browser: Browser): Engine => ({
  open: async ({ javaScript, storage }) => {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    if (!javaScript) await page.setJavaScriptEnabled(false);
    if (!storage) await page.evaluateOnNewDocument(closeStorage);
    // The first tab of a headless Firefox never has focus.
    await page.bringToFront();
    return driverOf(page, () => context.close());
  },
  close: () => browser.close(),
});

/** The system's Firefox, which speaks WebDriver BiDi by itself. */
export const openFirefox = async (executablePath: string): Promise<Engine> =>
  engineOf(await launch({ browser: "firefox", executablePath, headless: true }));

export const openChromium = async (executablePath: string): Promise<Engine> =>
  engineOf(await launch({ args: launchOptions.args, executablePath, headless: true }));
