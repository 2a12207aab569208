import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/test";
import { shell } from "../support/test-site";
import { startProject } from "../support/wizards";

const { day, evening } = shell.theme;
const stored = "window.localStorage.getItem('theme')";

/** Lightness of the page's ground: the evening's is nearly black. */
const ground = (page: Page) =>
  page.evaluate(() => {
    const [, red] = /rgb\((\d+)/.exec(getComputedStyle(document.body).backgroundColor) ?? [];
    return Number(red) > 127 ? "light" : "dark";
  });

const theSwitch = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("button", { name, exact: true });

test("the switch changes the colours at once, keeps the choice, and leads back", async ({ page }) => {
  await open(page, "/about");
  expect(await ground(page)).toBe("light");
  expect(await page.evaluate(stored)).toBeNull();
  await expect(theSwitch(page, day)).toBeHidden();
  await theSwitch(page, evening).click();
  expect(await ground(page)).toBe("dark");
  expect(await page.evaluate(stored)).toBe("dark");

  await theSwitch(page, day).click();
  expect(await ground(page)).toBe("light");
  expect(await page.evaluate(stored)).toBe("light");
});

test("the next page begins in the chosen colours: they stand before anything is drawn", async ({ page }) => {
  await open(page, "/about");
  await theSwitch(page, evening).click();
  // The body's colour at the moment it begins to exist; whatever is drawn is drawn later.
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.body) seen.push(getComputedStyle(document.body).backgroundColor);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/contact");
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(new Set(seen).size).toBe(1);
  expect(await ground(page)).toBe("dark");
  expect(
    await page.locator("meta[name=theme-color]").evaluateAll((bars) => bars.map((bar) => bar.getAttribute("content"))),
  ).toEqual([seen[0], seen[0]]);
});

test.describe("where the system prefers dark colours", () => {
  test.use({ colorScheme: "dark" });

  test("pages come in the evening's, unless the visitor chose the day's", async ({ page }) => {
    await open(page, "/");
    expect(await ground(page)).toBe("dark");
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("dark");
    await theSwitch(page, day).click();
    expect(await ground(page)).toBe("light");
    await open(page, "/contact");
    expect(await ground(page)).toBe("light");
  });

  test("a page follows the system while nobody chose, and paper is printed by day", async ({ page }) => {
    await open(page, "/about");
    await page.emulateMedia({ media: "print" });
    expect(await ground(page)).toBe("light");
    await page.emulateMedia({ media: "screen", colorScheme: "light" });
    expect(await ground(page)).toBe("light");
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("the system's preference counts, and no switch is shown that could not switch", async ({ page }) => {
      await page.goto("/");
      await expect(page.locator("body")).toHaveCSS("background-color", "rgb(11, 28, 21)");
      await expect(page.locator("[data-action=theme]")).toBeHidden();
    });
  });
});

test("what has focus keeps its shape", async ({ page }) => {
  for (const path of ["/", "/contact", `/enquire/${startProject.key}`]) {
    await open(page, path);
    await page.keyboard.press("Tab");
    const changed = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("a[href], button, summary, input, select, textarea")].flatMap(
        (one) => {
          const radius = () => getComputedStyle(one).borderRadius;
          const before = radius();
          one.focus();
          return !one.matches(":focus-visible") || before === "0px" || radius() === before ? [] : [one.outerHTML];
        },
      ),
    );
    expect(changed, path).toEqual([]);
  }
});
