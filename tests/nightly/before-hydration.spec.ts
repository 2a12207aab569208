import type { Page } from "@playwright/test";
import {
  appFilesOf,
  appScripts,
  expectTaken,
  forgiveMismatch,
  holdFiles,
  leaveAlone,
  visit,
} from "../support/before-hydration";
import { expect, hydrated, test } from "../support/test";
import { shell, site, siteWords } from "../support/test-site";
import { others, touchedBy } from "../support/touched-pages";

const holdProgram = (page: Page) => holdFiles(page, /\/(app|framework|webpack-runtime)-[^/]+\.js$/);

const opener = (page: Page) => page.locator('main a[href="/enquire/start-project"]').first();

test("a page that nobody touches for a minute stays HTML and CSS", async ({ page }) => {
  const scripts = appFilesOf(page);
  await leaveAlone(page, "/", 60);
  expect(scripts).toEqual([]);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("the first touch brings the app; nothing moves and no text is lost", async ({ page }) => {
  const scripts = appFilesOf(page);
  await visit(page, "/services/lamps", 200);
  const before = await page.locator("main").innerText();
  const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
  const height = await heightOf();
  await page.mouse.move(200, 200);
  await hydrated(page);
  expect(scripts.length).toBeGreaterThan(3);
  expect(await page.locator("main").innerText()).toBe(before);
  expect(await heightOf()).toBe(height);
});

test("a menu that was opened before the app stays open when it comes, and holds focus as always", async ({ page }) => {
  const { header } = site.Navigation.data;
  const release = await holdProgram(page);
  await visit(page, "/", 200);
  const panel = page.getByRole("banner").locator("nav details").first();
  await panel.locator("summary").click();
  const link = panel.getByRole("link").first();
  const place = () =>
    link.evaluate((element: HTMLElement) => [element.offsetLeft, element.offsetTop, element.offsetHeight]);
  const before = await place();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("banner").locator("summary", { hasText: shell.navigation.menu }).click();
  release();
  await hydrated(page);
  await expect(page.getByRole("main")).toHaveJSProperty("inert", true);
  await expect(page.getByRole("banner").getByRole("link", { name: header.getStarted.title })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(panel).toHaveAttribute("open", "");
  await expect(link.locator("img")).toBeVisible();
  expect(await place()).toEqual(before);
});

for (const [what, files, answer] of [
  ["scripts are a page of a captive portal", /\/app-[^/]+\.js$/, { contentType: "text/html", body: "<p>Log in</p>" }],
  ["data is that page", /\/page-data\/index\/page-data\.json$/, { contentType: "text/html", body: "<p>Log in</p>" }],
  ["data is another release's", /\/app-data\.json$/, { body: '{"webpackCompilationHash":"another"}' }],
  ["data cannot be had", /\/page-data\/index\/page-data\.json$/, { status: 503, body: "" }],
] as const) {
  test(`a program whose ${what} is said at once`, async ({ page, watch }) => {
    await page.route(files, (route) => route.fulfill(answer));
    await visit(page, "/", 200);
    await opener(page).click();
    const alert = page.getByRole("alert").filter({ hasText: site.InterfaceWords.data.program.failed });
    await expect(alert).toBeVisible({ timeout: 20_000 });
    watch.messages = [];
  });
}

/** What fails of other programs in the page. Each runs in the page. */
const foreignFaults: readonly (() => void)[] = [
  () => dispatchEvent(new ErrorEvent("error", { filename: "chrome-extension://abc/content.js", message: "foreign" })),
  () => dispatchEvent(new ErrorEvent("error", { filename: `${location.origin}/analytics.js`, message: "foreign" })),
  () => dispatchEvent(new ErrorEvent("error", { filename: "", message: "Script error. foreign" })),
  () => void Promise.reject(new Error("foreign")),
  () => void Promise.reject(),
  () => setTimeout(() => JSON.parse("foreign")),
  () => {
    const script = document.createElement("script");
    script.src = "/foreign.js";
    document.head.append(script);
  },
  () => document.querySelector("main img")?.dispatchEvent(new Event("error")),
];

test("a press that waits is kept, whatever fails of other programs meanwhile", async ({ page, watch }) => {
  const release = await holdProgram(page);
  await visit(page, "/", 200);
  await expectTaken(opener(page));
  for (const fault of foreignFaults) {
    await page.evaluate(fault);
    await page.waitForTimeout(100);
    await expect(opener(page), String(fault)).toHaveAttribute("aria-busy", "true", { timeout: 1 });
  }
  await expect(page.getByText(site.InterfaceWords.data.program.failed)).toHaveCount(0);
  release();
  await expect(page.getByRole("dialog").getByRole("heading").first()).toBeVisible();
  watch.messages = watch.messages.filter((message) => !/foreign|404|undefined/.test(message));
});

for (const who of others) {
  test(`a press that waits is kept in a page touched by ${who}`, async ({ page, watch }) => {
    const release = await holdFiles(page, appScripts);
    await visit(page, "/", 100);
    await touchedBy(who, page);
    await expectTaken(opener(page));
    release();
    await expect(page.getByRole("dialog").getByRole("heading").first()).toBeVisible();
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
  const ends = ["/?utm_source=letter", "%3Futm_source=letter", "."];
  for (const end of ["", ...ends]) {
    await page.goto(`/about?end=${encodeURIComponent(end)}#start-project${end}`);
    await expect(page.getByRole("dialog"), end).toBeVisible();
    await page.goto(`/about?end=${encodeURIComponent(end)}#reasons${end}`);
    const reasons = page.locator("#reasons");
    await expect(reasons, end).toBeInViewport();
    await hydrated(page);
    await page.waitForTimeout(300);
    await expect(reasons, end).toBeInViewport();
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `reasons${end}&again`);
    await expect(reasons, end).toBeInViewport();
  }
  await page.goto("/about#%73tart-project");
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("below the path of an archive a page stays where it is, and is used as a plain one", async ({ page, baseURL }) => {
  const archive = "/web/2026/https://example.org";
  await page.route(`**${archive}/**`, async (route) => {
    const url = String(baseURL) + new URL(route.request().url()).pathname.slice(archive.length);
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  await visit(page, `${archive}/products/tide-service`, 200);
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  await page.waitForTimeout(1500);
  await expect(page).toHaveURL(`${archive}/products/tide-service`);
  const tab = page.getByRole("tab").nth(1);
  await tab.click();
  await expect(page.getByRole("alert").filter({ hasText: site.InterfaceWords.data.program.failed })).toBeVisible();
  await expect(tab).not.toHaveAttribute("aria-busy");
  await page.locator('header a[href="/enquire/start-project"]:visible').first().click();
  await expect(page).toHaveURL(/\/enquire\/start-project$/);
  // A press before the page knows leads on as well.
  await visit(page, `${archive}/about`, 200);
  await page.locator('header a[href="/enquire/start-project"]:visible').first().click();
  await expect(page).toHaveURL(/\/enquire\/start-project$/);
});

test.describe("where the visitor has not been asked yet", () => {
  test.use({ asksForConsent: true });

  const asks = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute("data-asks-consent"));

  test("with cookies and all storage switched off, what was answered is asked no more in this visit", async ({
    page,
  }) => {
    const decline = page
      .getByRole("region", { name: siteWords.consent.label })
      .getByRole("button", { name: siteWords.consent.decline });
    await page.addInitScript(() => {
      const closed = () => {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      };
      Object.defineProperty(Document.prototype, "cookie", { get: () => "", set: () => {} });
      for (const storage of ["localStorage", "sessionStorage"]) Object.defineProperty(window, storage, { get: closed });
    });
    await visit(page, "/policies/privacy", 200);
    expect(await asks(page)).toBe(true);
    await decline.click();
    for (const path of ["/about", "/policies/privacy"]) {
      await visit(page, path, 200);
      expect(await asks(page), path).toBe(false);
      await hydrated(page);
      expect(await asks(page), path).toBe(false);
    }
    // No switch is shown that could not switch.
    await expect(page.locator("footer [data-action=theme]:visible")).toHaveCount(0);
    // The answer can be changed, and is kept again.
    await page.locator("footer [data-action=settings]").click();
    await decline.click();
    await visit(page, "/about", 200);
    expect(await asks(page)).toBe(false);
  });
});

test("a picture far below the screen is fetched when the page is read to it", async ({ page }) => {
  await visit(page, "/", 1000);
  const last = page.locator("main img").last();
  const shown = () => last.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(await shown()).not.toMatch(/^http/);
  await page.keyboard.press("End");
  await expect.poll(shown).toMatch(/^http/);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("every picture has its address, and the film's link leads to it", async ({ page }) => {
    await page.goto("/");
    const images = page.locator("main img");
    for (const image of await images.all()) await expect(image).toHaveAttribute("src", /^\//);
    await page.locator('main a[href^="/videos/"]').first().click();
    await expect(page).toHaveURL(/\/videos\/film\.html$/);
  });
});
