import type { Page } from "@playwright/test";
import { watchShifts } from "../support/layout-shifts";
import { expect, open, test } from "../support/test";
import { consent, shell } from "../support/test-site";
import { standIn, standInForServices } from "../support/third-parties";

// After consent the services are asked for; the tests answer in their place.
test.use({ asksForConsent: true, allowedHost: `${standIn}/` });

test.beforeEach(async ({ page }) => {
  await standInForServices(page);
});

/** The last link of the page, which the banner must never cover. */
const imprint = "footer a[href='/policies/imprint']";

const phone = { width: 390, height: 664 };

const banner = (page: Page) => page.getByRole("region", { name: consent.label });
const isImprintCovered = async (page: Page) => {
  const [link, over] = [await page.locator(imprint).last().boundingBox(), await banner(page).boundingBox()];
  return link !== null && over !== null && link.y + link.height > over.y && link.y < over.y + over.height;
};

test("on a phone it asks without a jump of the page, with two answers of equal weight and all that is asked about", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const moved = await watchShifts(page);
  await open(page, "/");
  await expect(banner(page)).toBeVisible();
  expect(await moved(0.02)).toEqual([]);
  const look = (name: string) =>
    banner(page)
      .getByRole("button", { name })
      .evaluate((button) => {
        const { color, backgroundColor, borderColor, fontSize, fontWeight, height } = getComputedStyle(button);
        const width = Math.round(button.clientWidth);
        return { color, backgroundColor, borderColor, fontSize, fontWeight, height, width };
      });
  expect(await look(consent.accept)).toEqual(await look(consent.decline));
  await banner(page).getByText(consent.details).click();
  for (const { name } of consent.purposes) {
    await expect(banner(page).getByText(name, { exact: true })).toBeVisible();
  }
});

// That nothing with focus is ever under it: tests/full/checks/keyboard.ts.
test("on a phone it comes first by keyboard, before the skip link, and never covers the imprint", async ({ page }) => {
  await page.setViewportSize(phone);
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
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => isImprintCovered(page)).toBe(false);
});

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
  expect(await isImprintCovered(page)).toBe(false);
  await banner(page).getByRole("button", { name: consent.accept }).click();
  await expect(settings).toBeFocused();
  expect(await stored()).toMatchObject({ value: "true", path: "/" });
});

test("the cookie policy lists every entry that is asked about or kept", async ({ page }) => {
  await page.goto("/policies/cookie-policy");
  const main = page.getByRole("main");
  const entries = [...consent.necessary, ...consent.purposes.flatMap(({ storage }) => storage)];
  for (const { name } of entries) await expect(main.getByText(name, { exact: true })).toBeVisible();
  await expect(main.getByText(shell.storage.switchedOn)).toHaveCount(consent.purposes.length);
});
