import { test as base, expect, type Page } from "@playwright/test";
import { readSite } from "../../src/content/read-site";

/** What visitors are asked about, as the cookie keeps it. */
const purposes = readSite()
  .SiteSettings.data.consent.purposes.map(({ key }) => key)
  .sort()
  .join(".");

/**
 * Lines of the console that are the browser's own advice on a library and not a defect of the page: @reach/dialog
 * hides the page behind it while the opener still has focus, for the blink of an eye.
 */
const accepted = [/Blocked aria-hidden on an element/];

export interface Watch {
  /** Console messages and page errors so far. */
  messages: string[];
  /** Requests to other hosts so far. */
  foreignRequests: string[];
}

/** Playwright's test, with every page watched: any console message, page error or foreign request fails the test. */
export const test = base.extend<{ watch: Watch; asksForConsent: boolean; allowedHost: string | undefined }>({
  /** False, as in most tests, where the visitor has declined the optional services before. */
  asksForConsent: [false, { option: true }],
  /** The one other host that pages may ask. */
  allowedHost: [undefined, { option: true }],
  context: async ({ context, asksForConsent, baseURL }, use) => {
    if (!asksForConsent) {
      const cookie = { url: String(baseURL), sameSite: "Lax" } as const;
      await context.addCookies([
        { ...cookie, name: "localConsent", value: "false" },
        { ...cookie, name: "localConsentPurposes", value: purposes },
      ]);
    }
    await use(context);
  },
  watch: [
    async ({ page, baseURL, allowedHost }, use) => {
      const watch: Watch = { messages: [], foreignRequests: [] };
      page.on("console", (message) => {
        if (
          ["error", "warning"].includes(message.type()) &&
          !accepted.some((pattern) => pattern.test(message.text()))
        ) {
          watch.messages.push(`${message.type()}: ${message.text()}`);
        }
      });
      page.on("pageerror", (error) => watch.messages.push(`page error: ${error.message}`));
      page.on("request", (request) => {
        const url = request.url();
        const isAllowed = url.startsWith(String(baseURL)) || (allowedHost !== undefined && url.startsWith(allowedHost));
        if (!isAllowed && !url.startsWith("data:") && !url.startsWith("blob:")) watch.foreignRequests.push(url);
      });
      await use(watch);
      expect(watch.messages, "console messages").toEqual([]);
      expect(watch.foreignRequests, "requests to other hosts").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens a page and waits until React has taken it over. */
export async function open(page: Page, path: string) {
  const response = await page.goto(path, { waitUntil: "load" });
  await hydrated(page);
  return response;
}

/** Waits until React has taken the page over. */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => performance.getEntriesByName("onInitialClientRender").length > 0);
}
