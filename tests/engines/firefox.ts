import { launch } from "puppeteer-core";
import type { Driver } from "./driver";

/**
 * The system's Firefox, which speaks WebDriver BiDi by itself. Playwright asks for more of that than a Firefox for users
 * has.
 */
export async function openFirefox(): Promise<Driver> {
  const browser = await launch({ browser: "firefox", executablePath: "/usr/bin/firefox-esr", headless: true });
  const errors: string[] = [];
  const page = await browser.newPage();
  // The first tab of a headless Firefox never has focus.
  await page.bringToFront();
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(String(error)));
  // Asked before a page with answers in it is left.
  page.on("dialog", (dialog) => void dialog.accept());
  return {
    goto: (url) => page.goto(url, { waitUntil: "domcontentloaded" }),
    evaluate: (expression) => page.evaluate(expression),
    resize: (width, height) => page.setViewport({ width, height }),
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    errors: () => errors,
    close: () => browser.close(),
  };
}
