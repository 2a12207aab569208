import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/test";
import { expectDone, fillAll, next, openByAddress } from "../support/wizard-steps";
import { startProject } from "../support/wizards";

/** Words of CSS and HTML that Chrome 109, Firefox 115 or Safari 16.4 do not know. */
const unknown =
  /:has\(|@view-transition|view-transition-name|animation-timeline|animation-range|view-timeline|timeline-scope|text-wrap|size-adjust|ascent-override|anchor-scope|::details-content|name="header"/g;

/** Takes from a browser what one of 2023 lacks: words on their way to it, and functions before any script runs. */
async function makeOld(page: Page): Promise<void> {
  await page.route(/\/($|[^.]+$|[^/]+\.js$)/, async (route) => {
    if (route.request().method() !== "GET") return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replace(unknown, (word) => word.replace(/\w/, "x-$&"));
    await route.fulfill({ response, body });
  });
  await page.addInitScript(() => {
    const remove = (owner: object, ...names: string[]) => {
      for (const name of names) Reflect.deleteProperty(owner, name);
    };
    remove(Document.prototype, "startViewTransition");
    remove(window, "requestIdleCallback", "cancelIdleCallback", "scheduler", "structuredClone", "navigation");
    remove(Navigator.prototype, "connection", "userActivation");
    remove(CSS, "registerProperty");
    remove(Promise, "withResolvers", "try");
    remove(Object, "groupBy");
    remove(Array, "fromAsync");
    remove(AbortSignal, "any");
    remove(URL, "canParse", "parse");
    remove(Array.prototype, "toSorted", "toReversed", "toSpliced", "with");
    remove(Set.prototype, "union", "intersection", "difference");
    remove(String.prototype, "isWellFormed", "toWellFormed");
    remove(Element.prototype, "checkVisibility", "setHTMLUnsafe");
    remove(HTMLImageElement.prototype, "fetchPriority");
    remove(HTMLElement.prototype, "showPopover", "hidePopover", "togglePopover");
  });
}

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test.beforeEach(({ page }) => makeOld(page));

// Requests under way when a test ends go with its page.
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

test("an enquiry is sent from a browser of 2023", async ({ page }) => {
  await openByAddress(page, startProject);
  await next(await fillAll(page, startProject)).click();
  await expectDone(page, startProject);
});

test("in a browser of 2023 links change pages, tools answer, and one panel is open at a time", async ({ page }) => {
  await open(page, "/products");
  await page.locator('main h3 > a[href="/products/beacon-planner"]').click();
  await expect(page).toHaveURL(/beacon-planner$/);
  const said = page.getByRole("status").last();
  const before = await said.textContent();
  await page.getByLabel("Oil", { exact: true }).fill("40 000");
  await expect(said).not.toHaveText(before ?? "");
  const [first, second] = await page.getByRole("banner").locator("nav summary").all();
  await first?.click();
  await second?.click();
  await expect(page.getByRole("banner").locator("nav details[open]")).toHaveCount(1);
});

test("a browser of 2023 shows the focus on choices and files", async ({ page }) => {
  await open(page, "/enquire/start-project");
  for (const control of ["checkbox", "file"]) {
    await page.locator(`main form input[type=${control}]`).first().focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    const outlined = await page.evaluate(() =>
      [document.activeElement, document.activeElement?.closest("label")].some(
        (one) => one && getComputedStyle(one).outlineStyle === "solid" && getComputedStyle(one).opacity !== "0",
      ),
    );
    expect(outlined, control).toBe(true);
  }
});
