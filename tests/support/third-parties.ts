import type { Page } from "@playwright/test";
import { consent } from "./test-site";

/** Addresses at which the tests' own site looks for the services of other companies. Nothing is there: the tests answer in its place. */
export const standIn = "https://stand-in.example";

const scripts: Record<string, string> = {
  "/gtag/js":
    'document.cookie = "_ga=1; path=/"; document.cookie = "_ga_TEST=1; path=/"; window.gtagLoads = (window.gtagLoads ?? 0) + 1;',
  "/chat.js": 'window.ChatWidget = {}; localStorage.setItem("chat_id", "1");',
  "/session.js": "window.SessionRecorder = {};",
};

/** Stands in for the services: answers with scripts that leave cookies, storage and globals, and writes requests down. */
export async function standInForServices(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.route(`${standIn}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    requests.push(pathname);
    await route.fulfill({ contentType: "text/javascript", body: scripts[pathname] ?? "" });
  });
  return requests;
}

export const answerBanner = (page: Page, answer: string) =>
  page.getByRole("region", { name: consent.label }).getByRole("button", { name: answer }).click();

/** What the site itself keeps once the banner is answered. */
export const ownCookies = ["localConsent", "localConsentDay", "localConsentPurposes"];

export const pageViews = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    ((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).flatMap((command) =>
      command[0] === "event" && command[1] === "page_view" ? [(command[2] as { page_path: string }).page_path] : [],
    ),
  );

export const kept = (page: Page) =>
  page.evaluate(() => ({
    cookies: document.cookie
      .split("; ")
      .filter(Boolean)
      .map((cookie) => cookie.split("=", 1)[0]),
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage).filter((key) => !key.startsWith("@@scroll")),
  }));
