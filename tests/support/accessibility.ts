import { expect, type Page } from "@playwright/test";
import { type AxeRules, violationsOn } from "./axe";

/** Sections that are not near the screen take their colours when they are asked for them. */
export const settleColours = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll("*")) getComputedStyle(element).getPropertyValue("color");
  });

async function expectNoViolation(page: Page, state: string, rules?: AxeRules): Promise<void> {
  expect.soft(await violationsOn(page, rules), state).toEqual([]);
}

/** Expects every word on the page as it is now to be read as well where the system prefers dark colours, and further rules. */
export async function expectReadableInTheEvening(
  page: Page,
  state: string,
  rules: AxeRules = { runOnly: ["color-contrast"] },
): Promise<void> {
  const isStill = await page.evaluate(() => matchMedia("(prefers-reduced-motion: reduce)").matches);
  // Elements that change colour slowly would still have the other one, outside of the screen all the while.
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await expectNoViolation(page, `${state}, in the evening`, rules);
  await page.emulateMedia({ colorScheme: "light" });
  await settleColours(page);
  await page.emulateMedia({ reducedMotion: isStill ? "reduce" : "no-preference" });
}

/**
 * Expects no accessibility violation on the page as it is now, by day and in the evening. Soft, so that one run tells of
 * every state.
 */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  await expectNoViolation(page, state);
  await expectReadableInTheEvening(page, state);
}

/** Expects that neither the page nor a window on it scrolls sideways, and that nothing stands out of the screen. */
export async function expectNoSidewaysScroll(page: Page, state: string): Promise<void> {
  const wide = await page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrolling = [document.documentElement, ...document.querySelectorAll("[data-reach-dialog-overlay]")];
    const outside = [...document.querySelectorAll("[role=dialog] :is(button, input, textarea, label, h2, p, li)")]
      .filter((element) => !element.closest("[aria-hidden=true]") && getComputedStyle(element).clipPath === "none")
      .filter((element) => element.getBoundingClientRect().right > width + 1);
    return [...scrolling.filter((element) => element.scrollWidth > element.clientWidth), ...outside].map((element) =>
      element.outerHTML.slice(0, 160),
    );
  });
  expect.soft(wide, state).toEqual([]);
}
