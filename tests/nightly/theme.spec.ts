import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/test";
import { shell } from "../support/test-site";

const { dayView: day, eveningView: evening } = shell;
const stored = "window.localStorage.getItem('theme')";

/** Lightness of the page's ground: the evening's is nearly black. */
const ground = (page: Page) =>
  page.evaluate(() => {
    const [, red] = /rgb\((\d+)/.exec(getComputedStyle(document.body).backgroundColor) ?? [];
    return Number(red) > 127 ? "light" : "dark";
  });

const theSwitch = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("button", { name, exact: true });

test("the switch changes the colours at once and for the next page, before anything is drawn, and leads back", async ({
  page,
}) => {
  await open(page, "/about");
  expect(await ground(page)).toBe("light");
  expect(await page.evaluate(stored)).toBeNull();
  await expect(theSwitch(page, day)).toBeHidden();
  await theSwitch(page, evening).click();
  expect(await ground(page)).toBe("dark");
  expect(await page.evaluate(stored)).toBe("dark");
  // The body's colour at the moment it begins to exist; whatever is drawn is drawn later.
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.body) seen.push(getComputedStyle(document.body).backgroundColor);
    }).observe(document, { childList: true, subtree: true });
  });
  await open(page, "/contact");
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(new Set(seen).size).toBe(1);
  expect(await ground(page)).toBe("dark");
  const bars = await page.locator("meta[name=theme-color]").evaluateAll((all) => all.map((bar) => bar.outerHTML));
  expect(bars.filter((bar) => !bar.includes(seen[0] ?? "none"))).toEqual([]);
  await theSwitch(page, day).click();
  expect(await ground(page)).toBe("light");
  expect(await page.evaluate(stored)).toBe("light");
});

test.describe("where the system prefers dark colours", () => {
  test.use({ colorScheme: "dark" });

  test("pages come in the evening's while nobody chose the day's, follow the system, and are printed by day", async ({
    page,
  }) => {
    await open(page, "/");
    expect(await ground(page)).toBe("dark");
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("dark");
    for (const seen of [{ media: "print" }, { media: "screen", colorScheme: "light" }] as const) {
      await page.emulateMedia(seen);
      expect(await ground(page)).toBe("light");
    }
    await page.emulateMedia({ colorScheme: "dark" });
    await theSwitch(page, day).click();
    expect(await ground(page)).toBe("light");
    await open(page, "/contact");
    expect(await ground(page)).toBe("light");
  });
});
