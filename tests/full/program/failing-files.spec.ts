import type { Page } from "@playwright/test";
import { shell } from "../../support/interface-words";
import { watchShifts } from "../../support/layout-shifts";
import { expect, hydrated, test } from "../../support/test";

/** Pages that between them load every kind of file. */
const pages = ["/", "/contact", "/services/lamps", "/products/beacon-planner", "/about"];

const isFileOfPage = (path: string) => /\.(js|json|avif|webp|png|jpg|svg|woff2)$/.test(path);

/** Touches the page, as a visitor does, and goes through it to its end. */
async function use(page: Page): Promise<void> {
  await page.evaluate(() => {
    dispatchEvent(new Event("keydown"));
    scrollTo(0, document.documentElement.scrollHeight);
  });
  await page.waitForLoadState("networkidle");
}

/** The paths of all files that a page asks for, one visit long. */
async function filesOf(page: Page, path: string): Promise<string[]> {
  const files = new Set<string>();
  const note = (request: { url(): string }) => files.add(new URL(request.url()).pathname);
  page.on("request", note);
  await page.goto(path);
  await hydrated(page);
  await use(page);
  page.off("request", note);
  return [...files].filter(isFileOfPage);
}

/** Parts that a visitor must not miss on a page, whatever of its files has failed. */
async function missing(page: Page): Promise<string[]> {
  const faults: string[] = [];
  if (!(await page.locator("h1").first().isVisible())) faults.push("no title");
  if ((await page.locator("main").innerText()).trim().length < 40) faults.push("no text");
  if ((await page.getByRole("contentinfo").count()) !== 1) faults.push("no footer");
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (beyond > 0) faults.push(`scrolls sideways by ${beyond} px`);
  const unnamed = await page.evaluate(
    () =>
      [...document.images].filter((image) => image.complete && !image.naturalWidth && !image.hasAttribute("alt"))
        .length,
  );
  if (unnamed > 0) faults.push(`${unnamed} pictures failed without a text`);
  return faults;
}

// The browser and Gatsby report what failed on purpose; here counts what a visitor gets.
test.afterEach(({ watch }) => {
  watch.messages = [];
});

for (const path of pages) {
  test(`${path} can be read and left, whichever of its files fails`, async ({ page }) => {
    test.setTimeout(300_000);
    const files = await filesOf(page, path);
    expect(files.length).toBeGreaterThan(5);
    for (const file of files) {
      const fails = (url: URL) => url.pathname === file;
      await page.route(fails, (route) => route.abort());
      await page.goto(path);
      await use(page);
      expect.soft(await missing(page), `without ${file}`).toEqual([]);
      // Whatever the app makes of it, the link leads on.
      await page.evaluate(() => scrollTo(0, 0));
      await page.getByRole("contentinfo").getByRole("link").first().waitFor();
      await page
        .getByRole("banner")
        .getByRole("link", { name: new RegExp(`${shell.navigation.homeLink}$`) })
        .click();
      await expect.soft(page, `after ${file}`).toHaveURL(/\/$/);
      await page.unroute(fails);
    }
  });

  test(`${path} does not jump where every file comes late`, async ({ page }) => {
    const moved = await watchShifts(page);
    await page.route(
      ({ pathname }) => isFileOfPage(pathname),
      async (route) => {
        await new Promise((done) => setTimeout(done, 700));
        await route.continue();
      },
    );
    await page.goto(path, { waitUntil: "load" });
    await use(page);
    expect(await moved()).toBeLessThanOrEqual(0.05);
  });
}

test("a page that is empty without its program is noticed", async ({ page }) => {
  await page.route("/about", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace(/<main[\s\S]*<\/main>/, "<main></main>") });
  });
  await page.route(/\/app-[^/]+\.js$/, (route) => route.abort());
  await page.goto("/about");
  expect(await missing(page)).toEqual(["no title", "no text"]);
});
