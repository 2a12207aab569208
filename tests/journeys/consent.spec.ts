import type { Page } from "@playwright/test";
import { violationsOn } from "../support/axe";
import { fullOnly } from "../support/full-only";
import { shell } from "../support/interface-words";
import { watchShifts } from "../support/layout-shifts";
import { expect, open, test } from "../support/test";
import { consent } from "../support/test-site";
import { standIn, standInForServices } from "../support/third-parties";
import { close, field, next } from "../support/wizard-steps";
import { startProject } from "../support/wizards";

// After consent the services are asked for; the tests answer in their place.
test.use({ asksForConsent: true, allowedHost: `${standIn}/` });

test.beforeEach(async ({ page }) => {
  await standInForServices(page);
});

/** The last link of the page, which the banner must never cover. */
const imprint = "footer a[href='/policies/imprint']";

const banner = (page: Page) => page.getByRole("region", { name: consent.label });
const isCovered = (page: Page, selector: string) =>
  page.evaluate(
    ([target = "", label = ""]) => {
      const element = target === ":focus" ? document.activeElement : document.querySelector(target);
      const region = document.querySelector(`[aria-label='${label}']`);
      if (!element || !region) return false;
      const [a, b] = [element.getBoundingClientRect(), region.getBoundingClientRect()];
      return a.bottom > b.top && a.top < b.bottom && a.right > b.left && a.left < b.right;
    },
    [selector, consent.label],
  );

for (const [width, height] of [
  [390, 664],
  [1440, 900],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test(
      "it asks without a jump of the page, accessibly, with two answers of equal weight",
      fullOnly(width > 1000),
      async ({ page }) => {
        const moved = await watchShifts(page);
        await open(page, "/");
        await expect(banner(page)).toBeVisible();
        expect(await moved()).toBeLessThanOrEqual(0.02);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        // One line where there is room, so that it covers neither pictures nor marks.
        if (width > 1000) expect((await banner(page).boundingBox())?.height).toBeLessThanOrEqual(60);

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
        expect(await look(consent.accept)).toEqual(await look(consent.decline));
        await banner(page).getByText(consent.details).click();
        for (const { name } of consent.purposes) {
          await expect(banner(page).getByText(name, { exact: true })).toBeVisible();
        }
        expect(await violationsOn(page)).toEqual([]);
      },
    );

    test(
      "it comes first by keyboard, holds nobody, and never covers what has focus or the imprint",
      fullOnly(width > 1000),
      async ({ page }) => {
        await open(page, "/");
        await expect(banner(page)).toBeVisible();
        await page.keyboard.press("Tab");
        await expect(banner(page).getByRole("link", { name: consent.policy })).toBeFocused();
        for (const name of [consent.details, consent.accept, consent.decline]) {
          await page.keyboard.press("Tab");
          await expect(page.locator(":focus")).toContainText(name);
        }
        await page.keyboard.press("Tab");
        await expect(page.getByText(shell.navigation.skipLink)).toBeFocused();
        const count = await page.locator("a:visible, button:visible, summary:visible").count();
        for (let stop = 0; stop < count + 5; stop++) {
          await page.keyboard.press("Tab");
          const [tag, text] = await page.evaluate(() => {
            const element = document.activeElement as HTMLElement | null;
            return [element?.tagName, element?.innerText];
          });
          if (tag === "BODY") break;
          expect(await isCovered(page, ":focus"), text).toBe(false);
        }
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        await expect.poll(() => isCovered(page, imprint)).toBe(false);
      },
    );
  });
}

// Accepted at once, and what that brings: third-parties.spec.ts.
test("an answer hides it for good, is changed at the foot of any page, and focus comes back", async ({
  page,
  context,
}) => {
  const stored = async () => (await context.cookies()).find(({ name }) => name === "localConsent");
  await open(page, "/about");
  await banner(page).getByRole("button", { name: consent.decline }).click();
  await expect(banner(page)).toHaveCount(0);
  expect(await stored()).toMatchObject({ value: "false", path: "/" });
  await open(page, "/services/lamps");
  await expect(banner(page)).toHaveCount(0);
  const settings = page.getByRole("button", { name: consent.settings });
  await settings.focus();
  await page.keyboard.press("Enter");
  await expect(banner(page)).toBeFocused();
  await expect(banner(page).getByText(consent.declined)).toBeVisible();
  const day = await page.evaluate(() => new Date().toLocaleDateString("en-GB", { dateStyle: "long" }));
  await expect(banner(page)).toMatchAriaSnapshot(`- paragraph: /${consent.chosenOn.replace("{day}", day)}/`);
  await expect(banner(page).getByText(consent.description)).toBeHidden();
  await expect(banner(page).getByText(consent.accepted)).toBeHidden();
  expect(await isCovered(page, imprint)).toBe(false);
  await banner(page).getByRole("button", { name: consent.accept }).click();
  await expect(settings).toBeFocused();
  expect(await stored()).toMatchObject({ value: "true", path: "/" });
});

test("the legal pages of a closed site ask too, and a wizard stands above the banner", async ({ page }) => {
  await open(page, "/maintenance");
  await expect(banner(page)).toBeVisible();
  await open(page, "/about#start-project");
  const dialog = page.getByRole("dialog");
  await next(dialog).click();
  await field(dialog, startProject.labels.fullName).fill("Ada");
  await close(dialog).click();
  await expect(banner(page)).toBeVisible();
});

test("the cookie policy lists every entry that is asked about or kept", async ({ page }) => {
  await page.goto("/policies/cookie-policy");
  const main = page.getByRole("main");
  const entries = [...consent.necessary, ...consent.purposes.flatMap(({ storage }) => storage)];
  for (const { name } of entries) await expect(main.getByText(name, { exact: true })).toBeVisible();
  await expect(main.getByText(shell.storage.switchedOn)).toHaveCount(consent.purposes.length);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("no banner stands in the way", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByText(consent.title)).toBeHidden();
  });
});
