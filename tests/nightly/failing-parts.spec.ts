import type { Locator, Page } from "@playwright/test";
import { enter, valuesOf } from "../support/entries";
import { expect, open, test } from "../support/test";
import { site, siteWords, told, words } from "../support/test-site";
import { person, Wizard } from "../support/wizard-steps";
import { startProject } from "../support/wizards";

// A form or a wizard that fails as a whole: src/enquiry/failing-forms.dom.test.tsx.

const { fallback } = siteWords;

/** Has elements refuse what React puts into them, as those do that others have changed. */
const plant = (page: Page, css: string) =>
  page.evaluate((selector) => {
    const refuse = () => {
      throw new DOMException("The node is not a child of this node.", "NotFoundError");
    };
    for (const element of document.querySelectorAll(selector)) {
      Object.assign(element, { insertBefore: refuse, appendChild: refuse, setAttribute: refuse });
      if (element.firstChild instanceof Text) Object.defineProperty(element.firstChild, "nodeValue", { set: refuse });
    }
  }, css);

/** Follows a link of the app, whatever lies over it. */
const leave = (page: Page) => page.locator("header a[href='/services']").first().dispatchEvent("click");

/** Expects what stands in the place of a part that has failed, and has it drawn anew. */
async function retry(scope: Page | Locator): Promise<void> {
  const alert = scope.getByRole("alert").filter({ hasText: fallback.title });
  await expect(alert).toContainText(told(fallback.description));
  await expect(alert.getByRole("link", { name: fallback.home })).toHaveAttribute("href", "/");
  await alert.getByRole("button", { name: fallback.retry }).click();
  await expect(alert).toBeHidden();
}

test.use({ viewport: { width: 1280, height: 900 } });

test.afterEach(({ watch }) => {
  expect(watch.messages.splice(0).join()).toContain("A page failed to render.");
});

for (const [part, css] of [
  ["banner", "header nav a, header nav summary"],
  ["contentinfo", "footer [data-page-weight]"],
] as const) {
  test(`the ${part} fails, and the page stays`, async ({ page }) => {
    await open(page, "/about");
    await plant(page, css);
    await leave(page);
    await expect(page.getByRole(part)).toBeHidden();
    await expect(page.locator("main h1")).toBeVisible();
    await expect(page.getByRole(part === "banner" ? "contentinfo" : "banner")).toBeVisible();
    await retry(page);
    await expect(page.getByRole(part)).toBeVisible();
  });
}

for (const [what, css] of [
  ["it", "[role=dialog] form [role=alert]"],
  ["the page behind it", "main"],
] as const) {
  test(`a wizard keeps all answers where ${what} fails`, async ({ page }) => {
    const wizard = await new Wizard(page).open();
    await wizard.goTo(2);
    const name = wizard.field("fullName");
    await name.fill(person.fullName);
    await plant(page, css);
    if (what === "it") {
      await wizard.next.click();
      await page.keyboard.press("Escape");
      await page.getByRole("alertdialog").getByRole("button", { name: words.closeStay }).click();
      await retry(page.getByRole("dialog"));
    } else {
      await leave(page);
      await expect(page.getByText(fallback.title)).toBeVisible();
    }
    await expect(name).toHaveValue(person.fullName);
    await wizard.next.click();
    await expect(wizard.summary).toContainText(startProject.labels.email ?? "");
  });
}

/** Runs in the page: until something is pressed in an alert, no number can be written, and every tool fails at its root. */
function failTools(): void {
  const writers: [prototype: object, name: string][] = [
    [Number.prototype, "toLocaleString"],
    [String.prototype, "padStart"],
    [Intl.NumberFormat.prototype, "formatToParts"],
  ];
  for (const [prototype, name] of writers) {
    const write = Reflect.get(prototype, name) as (...given: unknown[]) => unknown;
    Object.assign(prototype, {
      [name](...given: unknown[]) {
        // What is entered can be read all the same.
        if (given[0] === 1_234_567.8) return write.apply(this, given);
        throw new RangeError("Nothing can be written.");
      },
    });
    const mend = ({ target }: Event) =>
      (target as Element).closest("[role=alert]") && Object.assign(prototype, { [name]: write });
    addEventListener("click", mend, true);
  }
}

for (const { key } of site.Product) {
  test(`each tool of ${key} fails, and is drawn anew with all that was entered`, async ({ page }) => {
    await open(page, `/products/${key}`);
    await expect(page.locator("main [data-waiting]")).toHaveCount(0);
    const fields = page.locator("main div:has(> h2 + div + p) :is(input, select)");
    for (let place = 0; place < (await fields.count()); place++) await enter(fields.nth(place), 0);
    const lastOfTools = await fields.evaluateAll((all) => {
      const tools = all.map((field) => field.closest("div:has(> h2 + div + p)"));
      return tools.flatMap((tool, place) => (tool === tools[place + 1] ? [] : [place]));
    });
    expect(lastOfTools.length).toBeGreaterThan(1);
    for (const place of lastOfTools) {
      const kept = await valuesOf(fields);
      await page.evaluate(failTools);
      await enter(fields.nth(place), 1);
      await expect(page.locator("main h1")).toHaveText(fallback.title);
      for (const stays of ["banner", "contentinfo"] as const) await expect(page.getByRole(stays)).toBeVisible();
      await retry(page);
      const now = await valuesOf(fields);
      expect(now[place]).not.toBe(kept[place]);
      expect(now.with(place, "")).toEqual(kept.with(place, ""));
    }
  });
}
