import { launch } from "puppeteer-core";
import { type Driver, programOf } from "./driver";

/**
 * The system's Firefox, which speaks WebDriver BiDi by itself. Playwright asks for more of that than a Firefox for users
 * has.
 */
export async function openFirefox(): Promise<Driver> {
  const executablePath = programOf(process.env.FIREFOX_PATH, "/usr/bin/firefox-esr", "/usr/bin/firefox");
  const browser = await launch({ browser: "firefox", executablePath, headless: true });
  const errors: string[] = [];
  const openHeard = async () => {
    const tab = await browser.newPage();
    // The first tab of a headless Firefox never has focus.
    await tab.bringToFront();
    tab.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    tab.on("pageerror", (error) => errors.push(String(error)));
    // Asked before a page with answers in it is left.
    tab.on("dialog", (dialog) => void dialog.accept());
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
  return {
    goto: async (url, state) => {
      await replaceLost();
      await page.goto(url, { waitUntil: state === "parsed" ? "domcontentloaded" : "load" });
    },
    evaluate: (expression) => page.evaluate(expression),
    resize: (width, height) => page.setViewport({ width, height }),
    pointer: async (steps) => {
      for (const step of steps) {
        if (step !== "press") await page.mouse.move(...step);
        else {
          await page.mouse.down();
          await page.mouse.up();
        }
      }
    },
    type: (text) => page.keyboard.type(text),
    pressEscape: () => page.keyboard.press("Escape"),
    errors: async () => errors,
    close: () => browser.close(),
  };
}
