import { setTimeout as sleep } from "node:timers/promises";
import { type Browser, type ElementHandle, type KeyInput, launch, type Page } from "puppeteer-core";
import { launchOptions } from "../support/launch-options";
import type { Driver, Engine, WindowOptions } from "./engine";

/** @param open opens a tab */
async function driverOf(open: () => Promise<Page>, close: () => Promise<void>): Promise<Driver> {
  const errors: string[] = [];
  const openHeard = async () => {
    const tab = await open();
    tab.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    tab.on("pageerror", (error) => errors.push(String(error)));
    return tab;
  };
  let page = await openHeard();
  /** Of a page that comes from its cache after Back, Firefox tells puppeteer nothing, which waits for it ever after. */
  const replaceLost = async () => {
    const address = await page.evaluate("location.href").catch(() => page.url());
    if (address === page.url()) return;
    const next = await openHeard();
    await next.setViewport(page.viewport());
    await page.close();
    page = next;
  };
  const loaded = { waitUntil: "load" } as const;
  return {
    goto: async (url, state) => {
      await replaceLost();
      await page.goto(url, state === "parsed" ? { waitUntil: "domcontentloaded" } : loaded);
    },
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
    chooseFile: async (css, path) => {
      const field = (await page.$(css)) as ElementHandle<HTMLInputElement> | null;
      if (!field) throw new Error(`There is no ${css}`);
      await field.uploadFile(path);
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    print: async () => Buffer.from(await page.pdf({ format: "A4" })),
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

/** A window of its own in a browser; what it is closed with may be more than the window. */
async function openIn(browser: Browser, { javaScript, storage }: WindowOptions, close?: () => Promise<void>) {
  const context = await browser.createBrowserContext();
  const open = async () => {
    const page = await context.newPage();
    if (!javaScript) await page.setJavaScriptEnabled(false);
    if (!storage) await page.evaluateOnNewDocument(closeStorage);
    // The first tab of a headless Firefox never has focus.
    await page.bringToFront();
    return page;
  };
  return driverOf(open, close ?? (() => context.close()));
}

/** The system's Firefox, which speaks WebDriver BiDi by itself. Only a browser as a whole can be one without scripts. */
export async function openFirefox(executablePath: string): Promise<Engine> {
  const start = (javaScript: boolean) => {
    const extraPrefsFirefox = { "javascript.enabled": javaScript };
    return launch({ browser: "firefox", executablePath, headless: true, extraPrefsFirefox });
  };
  const browser = await start(true);
  return {
    open: async (options) => {
      if (options.javaScript) return openIn(browser, options);
      const another = await start(false);
      return openIn(another, { ...options, javaScript: true }, () => another.close());
    },
    close: () => browser.close(),
  };
}

export async function openChromium(executablePath: string): Promise<Engine> {
  const browser = await launch({ args: launchOptions.args, executablePath, headless: true });
  return {
    open: (options) => openIn(browser, options),
    close: () => browser.close(),
  };
}
