import type { Page } from "@playwright/test";
import {
  appFilesOf,
  expectTaken,
  farPictures,
  holdFiles,
  leaveAlone,
  picturesOf,
  visit,
} from "../support/before-hydration";
import { fullOnly } from "../support/full-only";
import { expect, hydrated, test } from "../support/test";
import { site, siteWords } from "../support/test-site";

/** Lets the app wait until it is called. */
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

test("a tap before the app is shown as taken and opens the wizard when the app is there", async ({ page }) => {
  const release = await holdProgram(page);
  await visit(page, "/", 200);
  await expectTaken(opener(page));
  await expect(page.getByRole("dialog")).toHaveCount(0);
  release();
  await expect(page.getByRole("dialog").getByRole("heading").first()).toBeVisible();
  await expect(opener(page)).not.toHaveAttribute("aria-busy");
});

test("a menu that was opened before the app stays open when it comes, and holds focus as always", async ({ page }) => {
  const { header } = site.Navigation.data;
  const release = await holdProgram(page);
  await visit(page, "/", 200);
  const panel = page.getByRole("banner").locator("nav details").first();
  await panel.locator("summary").click();
  await page.setViewportSize({ width: 390, height: 844 });
  const menu = page.getByRole("banner").locator(":scope > div > details").last();
  await menu.locator("summary").first().click();
  release();
  await hydrated(page);
  await expect(page.getByRole("main")).toHaveJSProperty("inert", true);
  await expect(menu.getByRole("link", { name: header.getStarted.title })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(panel).toHaveAttribute("open", "");
});

test("a program that cannot be loaded is said, and the link still leads on", async ({ page, watch }) => {
  await page.route(/\/app-[^/]+\.js$/, (route) => route.abort());
  await visit(page, "/", 200);
  await opener(page).click();
  await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveText(site.InterfaceWords.data.program.failed);
  await opener(page).click();
  await expect(page).toHaveURL(/\/enquire\/start-project$/);
  watch.messages = watch.messages.filter((message) => !message.includes("Failed to load resource"));
});

test("a form in the first screen keeps what was typed before the app, and the focus", async ({ page }) => {
  const release = await holdProgram(page);
  await visit(page, "/contact", 200);
  const name = page.locator("form input[type=email]").first();
  await name.fill("ada@example.com");
  release();
  await hydrated(page);
  await expect(name).toHaveValue("ada@example.com");
  await expect(name).toBeFocused();
});

test("menus, languages and anchors work before the app", async ({ page }) => {
  await page.route(/\/(app|framework|webpack-runtime)-[^/]+\.js$/, () => {});
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/", 200);
  const menu = page.getByRole("banner").locator(":scope > div > details").last();
  await menu.locator("summary").first().click();
  await expect(menu.getByRole("link").first()).toBeVisible();
  await menu.locator("summary").first().click();
  const languages = page.getByRole("banner").locator("details:visible").first();
  await languages.locator("summary").click();
  await languages.getByRole("link", { name: "Deutsch" }).click();
  await expect(page).toHaveURL("/de");
  expect(await page.evaluate(() => localStorage.getItem("language"))).toBe("de");
  await expect(languages.locator("summary")).toContainText("DE");
});

test.describe("where the visitor has not been asked yet", () => {
  test.use({ asksForConsent: true });

  test("the banner is shown and answered before the app", async ({ page, context }) => {
    const scripts = appFilesOf(page);
    await page.route(/\/(app|framework|webpack-runtime)-[^/]+\.js$/, () => {});
    await visit(page, "/", 500);
    const banner = page.getByRole("region", { name: siteWords.consent.label });
    await expect(banner).toBeVisible();
    expect(scripts).toEqual([]);
    await banner.getByRole("button", { name: siteWords.consent.decline }).click();
    await expect(banner).toBeHidden();
    expect((await context.cookies()).find(({ name }) => name === "localConsent")?.value).toBe("false");
  });
});

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(
    `only pictures within 200 pixels of the screen are fetched at ${width} px`,
    fullOnly(width > 1000),
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      const asked = picturesOf(page);
      await visit(page, "/", 1000);
      const far = await farPictures(page);
      expect(far.length).toBeGreaterThan(0);
      expect(far.filter((path) => asked.has(path))).toEqual([]);
      // At the end of the page all of them have come.
      await page.keyboard.press("End");
      const last = page.locator("main img").last();
      await expect.poll(() => last.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/^http/);
    },
  );
}

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

test("the page goes into the back/forward cache: nothing listens to its unloading", async ({ page }) => {
  await visit(page, "/", 300);
  await hydrated(page);
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send("Runtime.evaluate", { expression: "window", includeCommandLineAPI: true });
  const { listeners } = await session.send("DOMDebugger.getEventListeners", { objectId: result.objectId ?? "" });
  const types = listeners.map(({ type }) => type);
  expect(types).toContain("scroll");
  expect(types.filter((type) => /unload/.test(type))).toEqual([]);
});
