import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/test";

test.use({ asksForConsent: true });

const banner = (page: Page) => page.getByRole("region", { name: "Cookies and optional services" });
const isCovered = (page: Page, selector: string) =>
  page.evaluate((target) => {
    const element = target === ":focus" ? document.activeElement : document.querySelector(target);
    const region = document.querySelector("[aria-label='Cookies and optional services']");
    if (!element || !region) return false;
    const [a, b] = [element.getBoundingClientRect(), region.getBoundingClientRect()];
    return a.bottom > b.top && a.top < b.bottom && a.right > b.left && a.left < b.right;
  }, selector);

for (const [width, height] of [
  [390, 664],
  [1440, 900],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test("it asks without a jump of the page, accessibly, with two answers of equal weight", async ({ page }) => {
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const shift = entry as PerformanceEntry & { value: number };
            (window as { shifts?: number }).shifts = ((window as { shifts?: number }).shifts ?? 0) + shift.value;
          }
        }).observe({ type: "layout-shift", buffered: true });
      });
      await open(page, "/");
      await expect(banner(page)).toBeVisible();
      expect(await page.evaluate(() => (window as { shifts?: number }).shifts ?? 0)).toBeLessThanOrEqual(0.02);
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

      const look = (name: string) =>
        banner(page)
          .getByRole("button", { name })
          .evaluate((button) => {
            const { color, backgroundColor, borderColor, fontSize, fontWeight, height } = getComputedStyle(button);
            return {
              color,
              backgroundColor,
              borderColor,
              fontSize,
              fontWeight,
              height,
              width: Math.round(button.clientWidth),
            };
          });
      expect(await look("Accept")).toEqual(await look("Decline"));
      await banner(page).getByText("What each of them does").click();
      for (const name of ["Page analytics", "Live chat", "Session analytics"]) {
        await expect(banner(page).getByText(name, { exact: true })).toBeVisible();
      }
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    });

    test("it comes first by keyboard, holds nobody, and never covers what has focus or the imprint", async ({
      page,
    }) => {
      await open(page, "/");
      await expect(banner(page)).toBeVisible();
      await page.keyboard.press("Tab");
      await expect(banner(page).getByRole("link", { name: "Cookie policy" })).toBeFocused();
      for (const name of ["What each", "Accept", "Decline"]) {
        await page.keyboard.press("Tab");
        await expect(page.locator(":focus")).toContainText(name);
      }
      await page.keyboard.press("Tab");
      await expect(page.getByText("Skip to content")).toBeFocused();
      const count = await page.locator("a:visible, button:visible, summary:visible").count();
      for (let stop = 0; stop < count + 5; stop++) {
        await page.keyboard.press("Tab");
        const focus = await page.evaluate(() => document.activeElement?.tagName);
        if (focus === "BODY") break;
        expect(await isCovered(page, ":focus"), await page.locator(":focus").innerText()).toBe(false);
      }
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect.poll(() => isCovered(page, "footer a[href='/policies/im-print']")).toBe(false);
    });
  });
}

for (const [answer, value] of [
  ["Accept", "true"],
  ["Decline", "false"],
]) {
  test(`${answer} hides it for good and stores ${value}`, async ({ page, context }) => {
    await open(page, "/about");
    await banner(page).getByRole("button", { name: answer }).click();
    await expect(banner(page)).toHaveCount(0);
    expect((await context.cookies()).find(({ name }) => name === "localConsent")).toMatchObject({ value, path: "/" });
    await open(page, "/contact");
    await expect(page.getByRole("button", { name: "Cookie settings" })).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
  });
}

test("the choice is changed at the foot of any page, and focus comes back", async ({ page, context }) => {
  await open(page, "/services/devops");
  await banner(page).getByRole("button", { name: "Accept" }).click();
  const settings = page.getByRole("button", { name: "Cookie settings" });
  await settings.focus();
  await page.keyboard.press("Enter");
  await expect(banner(page)).toBeFocused();
  expect(await isCovered(page, "footer a[href='/policies/im-print']")).toBe(false);
  await banner(page).getByRole("button", { name: "Decline" }).click();
  await expect(settings).toBeFocused();
  expect((await context.cookies()).find(({ name }) => name === "localConsent")?.value).toBe("false");
});

test("a consent to another list asks again", async ({ page, context, baseURL }) => {
  const cookie = { url: String(baseURL), sameSite: "Lax" } as const;
  await context.addCookies([
    { ...cookie, name: "localConsent", value: "true" },
    { ...cookie, name: "localConsentPurposes", value: "analytics" },
  ]);
  await open(page, "/");
  await expect(banner(page)).toBeVisible();
});

test("the legal pages of a closed site ask too, and a wizard stands above the banner", async ({ page }) => {
  await open(page, "/maintenance");
  await expect(banner(page)).toBeVisible();
  await open(page, "/about#start-project");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Next" }).click();
  await dialog.getByLabel("Full name").fill("Ada");
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(banner(page)).toBeVisible();
});

test("the cookie policy lists every entry that is asked about or kept", async ({ page }) => {
  await open(page, "/policies/cookie-policy");
  const main = page.getByRole("main");
  for (const name of ["localConsent", "localConsentPurposes", "language", "@@scroll|*", "_ga", "_ga_*"]) {
    await expect(main.getByText(name, { exact: true })).toBeVisible();
  }
  await expect(main.getByText("Not switched on at present.")).toHaveCount(3);
});

test("without scripts no banner stands in the way", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page.getByText("May we load")).toHaveCount(0);
  await context.close();
});
