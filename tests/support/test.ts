import { test as base, expect, type Page } from "@playwright/test";
import { purposesOf } from "./purposes";
import { visitors } from "./visitors";

/**
 * Lines of the console that are the browser's own advice on a library and not a defect of the page: @reach/dialog
 * hides the page behind it while the opener still has focus, for the blink of an eye.
 */
const accepted = [/Blocked aria-hidden on an element/];

export interface Watch {
  messages: string[];
  foreignRequests: string[];
}

export interface SiteOptions {
  /** The folder of the content that the site under test was built from. */
  contentFolder: string;
  /** False, as in most tests, where the visitor has declined the optional services before. */
  asksForConsent: boolean;
  /** The one other host that pages may ask. */
  allowedHost: string | undefined;
  /** What the visitor's browser, or a program in it, does to pages. */
  visitor: keyof typeof visitors | undefined;
}

function watchPage(page: Page, watch: Watch, isAllowed: (url: string) => boolean): void {
  page.on("console", (message) => {
    if (!["error", "warning"].includes(message.type())) return;
    if (accepted.some((pattern) => pattern.test(message.text()))) return;
    watch.messages.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => watch.messages.push(`page error: ${error.message}`));
  page.on("request", (request) => {
    if (!isAllowed(request.url())) watch.foreignRequests.push(request.url());
  });
}

/** Playwright's test, with every page watched: any console message, page error or foreign request fails the test. */
export const test = base.extend<SiteOptions & { watch: Watch }>({
  contentFolder: ["content", { option: true }],
  asksForConsent: [false, { option: true }],
  allowedHost: [undefined, { option: true }],
  visitor: [undefined, { option: true }],
  context: async ({ context, asksForConsent, baseURL, contentFolder, visitor }, use) => {
    if (visitor) await visitors[visitor](context);
    if (!asksForConsent) {
      const cookie = { url: String(baseURL), sameSite: "Lax" } as const;
      await context.addCookies([
        { ...cookie, name: "localConsent", value: "false" },
        { ...cookie, name: "localConsentPurposes", value: purposesOf(contentFolder) },
      ]);
    }
    await use(context);
    // Requests under way when a test ends go with its page.
    if (visitor) await context.unrouteAll({ behavior: "ignoreErrors" });
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern what a fixture depends on
  watch: async ({}, use) => use({ messages: [], foreignRequests: [] }),
  page: async ({ page, watch, baseURL, allowedHost }, use) => {
    const allowed = [String(baseURL), "data:", "blob:", ...(allowedHost === undefined ? [] : [allowedHost])];
    watchPage(page, watch, (url) => allowed.some((start) => url.startsWith(start)));
    await use(page);
    expect(watch.messages, "console messages").toEqual([]);
    expect(watch.foreignRequests, "requests to other hosts").toEqual([]);
  },
});

export { expect };

/** Opens a page, touches it, and waits until React has taken it over. */
export async function open(page: Page, path: string) {
  const response = await page.goto(path, { waitUntil: "load" });
  await hydrated(page);
  return response;
}

/**
 * Runs in the page: true once each boundary is hydrated. Until then React draws anew what a test has changed. Islands
 * come when their own scripts do.
 */
function isWhole(): boolean {
  const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
  for (let node = comments.nextNode(); node; node = comments.nextNode()) {
    const { data, nextElementSibling, parentElement } = node as Comment;
    if (data !== "$" || !nextElementSibling || parentElement?.closest("[data-waiting]")) continue;
    if (!Object.keys(nextElementSibling).some((key) => key.startsWith("__reactFiber"))) return false;
  }
  return true;
}

/** Touches the page, as a visitor does sooner or later, and waits until React has taken it over. */
export async function hydrated(page: Page) {
  await page.evaluate(() => dispatchEvent(new Event("keydown")));
  await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);
  await page.waitForFunction(isWhole);
}
