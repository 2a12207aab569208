import type { Page } from "@playwright/test";
import { appScripts, forgiveMismatch, holdFiles, others, touchedBy } from "../support/before-hydration";
import { expect, hydrated, test } from "../support/test";
import { consent, site } from "../support/test-site";

const { programFailed: failed } = site.InterfaceWords.data;

const holdProgram = (page: Page) => holdFiles(page, /\/(app|framework|webpack-runtime)-[^/]+\.js$/);

const opener = (page: Page) => page.locator('main a[href="/enquire/start-project"]').first();

/** Opens a page and leaves it alone for a moment. */
async function visit(page: Page, path: string, time = 200): Promise<void> {
  await page.goto(path, { waitUntil: "load" });
  await page.waitForTimeout(time);
}

/** Presses what opens a window, and expects the page to keep the press and to show that it was taken. */
async function expectTaken(page: Page): Promise<void> {
  const before = page.url();
  await opener(page).click();
  await expect(opener(page)).toHaveAttribute("aria-busy", "true", { timeout: 2000 });
  expect(page.url()).toBe(before);
}

const expectOpened = (page: Page) => expect(page.getByRole("dialog").getByRole("heading").first()).toBeVisible();

test("a page that nobody touches for a minute stays HTML and CSS", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (appScripts.test(request.url())) scripts.push(request.url());
  });
  // Two seconds are waited for, the others pass on the page's clock, and with them all that it has put off.
  await page.clock.install();
  await visit(page, "/", 1000);
  await page.clock.runFor(60_000);
  await page.waitForTimeout(1000);
  expect(scripts).toEqual([]);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

const portal = { contentType: "text/html", body: "<p>Log in</p>" };
for (const [what, files, answer] of [
  ["scripts are a page of a captive portal", /\/app-[^/]+\.js$/, portal],
  ["data is that page", /\/page-data\/index\/page-data\.json$/, portal],
  ["data is another release's", /\/app-data\.json$/, { body: '{"webpackCompilationHash":"another"}' }],
  ["data cannot be had", /\/page-data\/index\/page-data\.json$/, { status: 503, body: "" }],
] as const) {
  test(`a program whose ${what} is said at once`, async ({ page, watch }) => {
    await page.route(files, (route) => route.fulfill(answer));
    await visit(page, "/");
    await opener(page).click();
    await expect(page.getByRole("alert").filter({ hasText: failed })).toBeVisible({ timeout: 20_000 });
    watch.messages = [];
  });
}

/** What fails of other programs in the page. Each runs in the page. */
const foreignFaults: readonly (() => void)[] = [
  () => dispatchEvent(new ErrorEvent("error", { filename: "chrome-extension://abc/content.js", message: "foreign" })),
  () => dispatchEvent(new ErrorEvent("error", { filename: `${location.origin}/analytics.js`, message: "foreign" })),
  () => void Promise.reject(new Error("foreign")),
  () => void Promise.reject(),
  () => document.head.append(Object.assign(document.createElement("script"), { src: "/foreign.js" })),
  () => document.querySelector("main img")?.dispatchEvent(new Event("error")),
];

test("a press that waits is kept, whatever fails of other programs meanwhile", async ({ page, watch }) => {
  const release = await holdProgram(page);
  await visit(page, "/");
  await expectTaken(page);
  for (const fault of foreignFaults) {
    await page.evaluate(fault);
    await page.waitForTimeout(100);
    await expect(opener(page), String(fault)).toHaveAttribute("aria-busy", "true", { timeout: 1 });
  }
  await expect(page.getByText(failed)).toHaveCount(0);
  release();
  await expectOpened(page);
  watch.messages = watch.messages.filter((message) => !/foreign|404|undefined/.test(message));
});

for (const who of others) {
  test(`a press that waits is kept in a page touched by ${who}`, async ({ page, watch }) => {
    const release = await holdFiles(page, appScripts);
    await visit(page, "/", 100);
    await touchedBy(who, page);
    await expectTaken(page);
    release();
    await expectOpened(page);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    // A tool's own script may come later still.
    const releaseTool = await holdFiles(page, appScripts);
    await visit(page, "/products/tide-service", 100);
    await touchedBy(who, page);
    const tab = page.getByRole("tab").nth(1);
    await tab.click();
    releaseTool();
    await expect(tab).toHaveAttribute("aria-selected", "true");
    forgiveMismatch(watch);
  });
}

test("windows and places open also where something stands behind their names", async ({ page }) => {
  const reasons = page.locator("#reasons");
  for (const end of ["", "/?utm_source=letter", "%3Futm_source=letter", "."]) {
    await page.goto(`/about?end=${encodeURIComponent(end)}#start-project${end}`);
    await expect(page.getByRole("dialog"), end).toBeVisible();
    await page.goto(`/about?end=${encodeURIComponent(end)}#reasons${end}`);
    await hydrated(page);
    await page.waitForTimeout(300);
    await expect(reasons, end).toBeInViewport();
    await page.evaluate((hash) => {
      scrollTo({ top: 0, behavior: "instant" });
      location.hash = hash;
    }, `reasons${end}&again`);
    await expect(reasons, end).toBeInViewport();
  }
  await page.goto("/about#%73tart-project");
  await expect(page.getByRole("dialog")).toBeVisible();
});

test.describe("where the visitor has not been asked yet", () => {
  test.use({ asksForConsent: true });

  test("with cookies and all storage switched off, what was answered is asked no more in this visit", async ({
    page,
  }) => {
    const asks = () => page.evaluate(() => document.documentElement.hasAttribute("data-asks-consent"));
    const decline = page.getByRole("region", { name: consent.label }).getByRole("button", { name: consent.decline });
    await page.addInitScript(() => {
      const closed = () => {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      };
      Object.defineProperty(Document.prototype, "cookie", { get: () => "", set: () => {} });
      for (const storage of ["localStorage", "sessionStorage"]) Object.defineProperty(window, storage, { get: closed });
    });
    await visit(page, "/policies/privacy");
    expect(await asks()).toBe(true);
    await decline.click();
    for (const path of ["/about", "/policies/privacy"]) {
      await visit(page, path);
      expect(await asks(), path).toBe(false);
      await hydrated(page);
      expect(await asks(), path).toBe(false);
    }
    // No switch is shown that could not switch.
    await expect(page.locator("footer [data-action=theme]:visible")).toHaveCount(0);
    // The answer can be changed, and is kept again.
    await page.locator("footer [data-action=settings]").click();
    await decline.click();
    await visit(page, "/about");
    expect(await asks()).toBe(false);
  });
});
