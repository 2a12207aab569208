import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/test";
import { facts, shell, site } from "../support/test-site";

const { header } = site.Navigation.data;
const { hireDeveloper } = header;
if (!hireDeveloper) throw new Error("navigation.yaml of the tests' site has no hireDeveloper.");
const menuWord = new RegExp(`^${shell.navigation.menu}$`);

const main = (page: Page) => page.getByRole("navigation", { name: shell.navigation.main });

const focused = "document.activeElement?.textContent?.trim()";

test("the header lists the entries of the content in order", async ({ page }) => {
  await page.goto("/");
  const entries = main(page).locator("> ul > li");
  const names = await entries.evaluateAll((items) =>
    items.map((item) => (item.querySelector("summary") ?? item.querySelector("a"))?.firstChild?.textContent?.trim()),
  );
  expect(names).toEqual(header.entries.map(({ title }) => title));
  const banner = page.getByRole("banner");
  for (const { title, link } of [hireDeveloper, header.startProject]) {
    await expect(banner.getByRole("link", { name: title, exact: true })).toHaveAttribute(
      "href",
      link.replace(/^.*#/, "/enquire/"),
    );
  }
});

test("the header opens panels by mouse, one at a time, and closes them beside and on a new page", async ({ page }) => {
  await open(page, "/");
  await main(page).locator("summary", { hasText: "Services" }).click();
  const lamps = main(page).getByRole("link", { name: /^Lamps/ });
  await expect(lamps).toBeVisible();
  await main(page).locator("summary", { hasText: "Industries" }).click();
  await expect(lamps).toBeHidden();
  await expect(main(page).getByRole("link", { name: /^Ferries/ })).toBeVisible();
  await page.mouse.click(20, 700);
  await expect(main(page).getByRole("link", { name: /^Ferries/ })).toBeHidden();

  await main(page).locator("summary", { hasText: "Reading" }).click();
  await main(page)
    .getByRole("link", { name: /^Case studies/ })
    .click();
  await expect(page).toHaveURL(/\/case-studies$/);
  await expect(main(page).locator("details[open]")).toHaveCount(0);

  // A link to the page on screen brings no new one.
  await main(page).locator("summary", { hasText: "Reading" }).click();
  await main(page)
    .getByRole("link", { name: /^Case studies/ })
    .click();
  await expect(main(page).locator("details[open]")).toHaveCount(0);
  await expect(main(page).locator("summary", { hasText: "Reading" })).toBeFocused();
});

test("the header works by keyboard: arrows, Home, End, Escape, and closes when focus leaves", async ({ page }) => {
  await open(page, "/");
  const summary = main(page).locator("summary", { hasText: "Services" });
  await summary.focus();
  await page.keyboard.press("ArrowDown");
  expect(await page.evaluate(focused)).toMatch(/^Lamps/);
  await page.keyboard.press("ArrowRight");
  expect(await page.evaluate(focused)).toMatch(/^Lenses/);
  await page.keyboard.press("End");
  expect(await page.evaluate(focused)).toMatch(/^Every service/);
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowUp");
  await expect(summary).toBeFocused();
  await page.keyboard.press("ArrowRight");
  expect(await page.evaluate(focused)).toMatch(/^Products/);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(page.getByText("The first entry of a panel.")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Lamps/ }).locator("img")).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(summary).toBeFocused();
  await expect(main(page).locator("details[open]")).toHaveCount(0);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(main(page).locator("details[open]")).toHaveCount(0);
});

test.describe("the menu on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("opens full screen, keeps focus from the page behind, collapses groups and closes on Escape", async ({
    page,
  }) => {
    await open(page, "/");
    const button = page.getByRole("banner").locator("summary", { hasText: menuWord });
    await button.tap();
    const menu = main(page);
    await expect(menu).toBeVisible();
    const box = await menu.boundingBox();
    expect([box?.width, Math.round((box?.y ?? 0) + (box?.height ?? 0))]).toEqual([390, 844]);

    const lamps = menu.getByRole("link", { name: "Lamps" });
    await expect(lamps).toBeHidden();
    await menu.locator("summary", { hasText: "Services" }).tap();
    await expect(lamps).toBeVisible();

    for (let step = 0; step < 30; step++) {
      await page.keyboard.press("Tab");
      // Past the last link, Tab leads to the browser's own controls.
      const isHeld = () =>
        document.activeElement === document.body || document.activeElement?.closest("header") !== null;
      expect(await page.evaluate(isHeld)).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await expect(page.locator("main")).toHaveJSProperty("inert", false);
  });

  test("closes when the page changes", async ({ page }) => {
    await open(page, "/");
    await page.getByRole("banner").locator("summary", { hasText: menuWord }).tap();
    const menu = main(page);
    await menu.locator("summary", { hasText: "Industries" }).tap();
    await menu.getByRole("link", { name: "Fishing" }).tap();
    await expect(page).toHaveURL(/\/industries\/fishing$/);
    await expect(menu).toBeHidden();
    await expect(page.locator("h1")).toBeVisible();

    // So it does where the page on screen is named again, which brings no new one.
    await page.getByRole("banner").locator("summary", { hasText: menuWord }).tap();
    const fishing = menu.getByRole("link", { name: "Fishing" });
    if (!(await fishing.isVisible())) await menu.locator("summary", { hasText: "Industries" }).tap();
    await fishing.tap();
    await expect(menu).toBeHidden();
  });
});

test("the footer leads to other sites in a new tab and says so", async ({ page }) => {
  await page.goto("/");
  const blog = page.getByRole("contentinfo").getByRole("link", { name: `Logbook ${shell.links.newTab}`, exact: true });
  await expect(blog).toHaveAttribute("target", "_blank");
  await expect(blog).toHaveAttribute("rel", /noopener/);
  const footer = page.getByRole("contentinfo");
  for (const { title } of site.Navigation.data.footer.groups) {
    await expect(footer.getByRole("navigation", { name: title })).toBeVisible();
  }
  await expect(footer.getByRole("link", { name: shell.social.email })).toHaveAttribute("href", `mailto:${facts.email}`);
  await expect(footer).toContainText(
    `© ${new Date().getUTCFullYear()} ${facts.company}. ${site.Navigation.data.footer.copyright}`,
  );
});

test("every page that is walked to has a head of its own, each tag once, and the way back has it as well", async ({
  page,
}) => {
  /** All that the head says of the page; pictures for link previews are written by the build alone. */
  const head = () =>
    page.evaluate(() =>
      [...document.head.querySelectorAll("title, meta[name], meta[property], link[rel=canonical]")]
        .filter((tag) => !/:image|viewport|theme-color/.test(tag.outerHTML))
        .map((tag) => tag.outerHTML.replace(' data-react-helmet="true"', ""))
        .sort(),
    );
  await page.goto("/services/lamps");
  const built = await head();
  await open(page, "/services");
  const first = await head();
  await page.locator('main a[href="/services/lamps"]').first().click();
  await expect(page).toHaveURL(/\/services\/lamps$/);
  await expect.poll(head).toEqual(built);
  await page.goBack();
  await expect(page).toHaveURL(/\/services$/);
  await expect.poll(head).toEqual(first);
});
