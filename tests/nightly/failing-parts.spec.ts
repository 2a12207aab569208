import type { Locator, Page } from "@playwright/test";
import { expect, open, test } from "../support/test";
import { site, siteWords, told, words } from "../support/test-site";
import { goTo, next, openByAddress, person, summary, wizardDialog } from "../support/wizard-steps";
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
    await page
      .locator("header a[href='/services']")
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page.getByRole(part)).toBeHidden();
    await expect(page.locator("main h1")).toBeVisible();
    await expect(page.getByRole(part === "banner" ? "contentinfo" : "banner")).toBeVisible();
    await retry(page);
    await expect(page.getByRole(part)).toBeVisible();
  });
}

test("a wizard fails, and its window keeps all answers", async ({ page }) => {
  const dialog = await openByAddress(page, startProject);
  await goTo(page, startProject, 2);
  const name = dialog.getByLabel(startProject.labels.fullName ?? "");
  await name.fill(person.fullName);
  await plant(page, "[role=dialog] form [role=alert]");
  await next(dialog).click();
  await page.keyboard.press("Escape");
  await page.getByRole("alertdialog").getByRole("button", { name: words.closeStay }).click();
  await retry(wizardDialog(page, startProject).or(page.getByRole("dialog")));
  await expect(name).toHaveValue(person.fullName);
  await next(dialog).click();
  await expect(summary(dialog)).toContainText(startProject.labels.email ?? "");
});

test("a page fails as a whole, and the wizard before it keeps all answers", async ({ page }) => {
  const dialog = await openByAddress(page, startProject);
  await goTo(page, startProject, 2);
  const name = dialog.getByLabel(startProject.labels.fullName ?? "");
  await name.fill(person.fullName);
  await plant(page, "main");
  await page
    .locator("header a[href='/services']")
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByText(fallback.title)).toBeVisible();
  await expect(name).toHaveValue(person.fullName);
  await next(dialog).click();
  await expect(summary(dialog)).toContainText(startProject.labels.email ?? "");
});

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

/** Enters something else into a field. @returns what it holds then */
async function change(field: Locator): Promise<string> {
  const { type, value, options } = await field.evaluate(
    (one: HTMLInputElement & Partial<Pick<HTMLSelectElement, "options">>) => ({
      type: one.type,
      value: one.type === "checkbox" ? String(one.checked) : one.value,
      options: [...(one.options ?? [])].map((option) => option.value),
    }),
  );
  if (type === "checkbox") {
    await field.evaluate((one: HTMLInputElement) => one.click());
    return value === "true" ? "false" : "true";
  }
  const next = options.findLast((option) => option !== value) ?? (value === "5" ? "6" : "5");
  await (type === "select-one" ? field.selectOption(next) : field.fill(next));
  return next;
}

for (const { key } of site.Product) {
  test(`each tool of ${key} fails, and is drawn anew with all that was entered`, async ({ page }) => {
    await open(page, `/products/${key}`);
    await expect(page.locator("main [data-waiting]")).toHaveCount(0);
    const fields = page.locator("main div:has(> h2 + div + p) :is(input, select)");
    for (let place = 0; place < (await fields.count()); place++) await change(fields.nth(place));
    const entered = () =>
      fields.evaluateAll((all: HTMLInputElement[]) =>
        all.map(({ type, checked, value }) => (type === "checkbox" ? String(checked) : value)),
      );
    const lastOfTools = await fields.evaluateAll((all) => {
      const tools = all.map((field) => field.closest("div:has(> h2 + div + p)"));
      return tools.flatMap((tool, place) => (tool === tools[place + 1] ? [] : [place]));
    });
    expect(lastOfTools.length).toBeGreaterThan(1);
    for (const place of lastOfTools) {
      const kept = await entered();
      await page.evaluate(failTools);
      kept[place] = await change(fields.nth(place));
      await expect(page.locator("main h1")).toHaveText(fallback.title);
      await retry(page);
      await expect.poll(entered).toEqual(kept);
    }
  });
}
