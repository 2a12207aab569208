import { expect, open, test } from "../../support/test";
import { routes, site } from "../../support/test-site";
import { Wizard } from "../../support/wizard-steps";

/**
 * Expects each field that is on screen, and the button that goes on, to be above the keys once it has focus. Keys on the
 * screen take the lower half, as Safari has them: over the page, and not of its room.
 */
async function expectAboveKeys(wizard: Wizard): Promise<void> {
  const { page, scope } = wizard;
  const showKeys = (isShown: boolean) =>
    page.evaluate((shown) => {
      const height = shown ? innerHeight / 2 : innerHeight;
      Object.defineProperty(window.visualViewport, "height", { configurable: true, value: height });
      window.visualViewport?.dispatchEvent(new Event("resize"));
    }, isShown);
  const left = (page.viewportSize()?.height ?? 0) / 2 + 1;
  await showKeys(true);
  const fields = await scope.locator("input:not([type=hidden], [tabindex='-1']), textarea").all();
  expect(fields.length).toBeGreaterThan(0);
  for (const one of fields) {
    await one.focus();
    const { top, bottom } = await one.evaluate((element) => element.getBoundingClientRect());
    expect(top).toBeGreaterThanOrEqual(-1);
    // Of a field that is higher than what is left, the beginning is there.
    if (bottom - top < left) expect(bottom).toBeLessThanOrEqual(left);
    else expect(top).toBeLessThan(left / 2);
  }
  await wizard.next.scrollIntoViewIfNeeded();
  const button = await wizard.next.boundingBox();
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(left);
  await showKeys(false);
}

test.describe("on a small phone, held on its side", () => {
  test.use({ viewport: { width: 672, height: 320 }, hasTouch: true, isMobile: true });

  test("an enquiry goes from the first tap to its reference, with keys on the screen over no field", async ({
    page,
  }) => {
    const wizard = await new Wizard(page).open();
    await wizard.next.tap();
    await wizard.expectStep(2);
    await expectAboveKeys(wizard);
    await wizard.fillPerson();
    await wizard.next.tap();
    await wizard.expectStep(3);
    await wizard.tile(0).tap();
    await wizard.next.tap();
    await wizard.expectStep(4);
    await expectAboveKeys(wizard);
    await wizard.field("description").fill("A machine that weaves algebra.");
    // Two taps in one place within half a second would count as one that was meant once.
    await page.waitForTimeout(600);
    await wizard.next.tap();
    await wizard.expectDone();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("iOS enlarges no page: letters of fields have 16 px, and no control waits for a second tap", async ({
    page,
  }) => {
    for (const path of [...routes, ...site.Wizard.map(({ key }) => `/enquire/${key}`)]) {
      await open(page, path);
      const enlarging = await page.evaluate(() => {
        const fields =
          "input:not([type=checkbox], [type=radio], [type=range], [type=file], [tabindex='-1']), select, textarea";
        const small = [...document.querySelectorAll(fields)].filter(
          (element) => element.checkVisibility() && Number.parseFloat(getComputedStyle(element).fontSize) < 16,
        );
        const waiting = [...document.querySelectorAll("a, button, summary, label")].filter(
          (control) => getComputedStyle(control).touchAction !== "manipulation",
        );
        return [...small, ...waiting].map(({ outerHTML }) => outerHTML.slice(0, 120));
      });
      expect.soft(enlarging, path).toEqual([]);
    }
  });
});
