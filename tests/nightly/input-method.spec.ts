import type { Page } from "@playwright/test";
import { shell } from "../support/interface-words";
import { expect, open, test } from "../support/test";
import { expectStep, field, next, wizardDialog } from "../support/wizard-steps";
import { startProject } from "../support/wizards";

/** Presses a key on what has focus, as an input method does in each engine, and then as a hand does. */
async function press(page: Page, key: string, isComposed: boolean): Promise<void> {
  if (!isComposed) return page.keyboard.press(key);
  await page.evaluate((name) => {
    const target = document.activeElement ?? document.body;
    const send = (init: KeyboardEventInit) =>
      target.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true, ...init }));
    send({ isComposing: true });
    send({ keyCode: 229 });
    // Safari: the text has ended when it tells of the key.
    target.dispatchEvent(new CompositionEvent("compositionend", { bubbles: true }));
    send({});
  }, key);
}

const exchange = "/products/tide-service";

const places: readonly {
  readonly what: string;
  readonly path: string;
  readonly width: number;
  readonly key: string;
  /** Gives focus to what hears the key. */
  readonly begin: (page: Page) => Promise<unknown>;
  /** A fact that the key changes. */
  readonly fact: (page: Page) => Promise<unknown>;
}[] = [
  {
    what: "a window",
    path: `/about#${startProject.key}`,
    width: 1440,
    key: "Escape",
    begin: async (page) => {
      await expectStep(page, startProject, 1);
      await next(wizardDialog(page, startProject)).click();
      await field(wizardDialog(page, startProject), startProject.labels.fullName).pressSequentially("A");
    },
    fact: (page) => page.getByRole("alertdialog").count(),
  },
  {
    what: "a panel of links",
    path: "/about",
    width: 1440,
    key: "ArrowDown",
    begin: (page) => page.getByRole("banner").locator("nav summary").first().focus(),
    fact: (page) => page.locator("header details[open]").count(),
  },
  {
    what: "the menu",
    path: "/about",
    width: 390,
    key: "Escape",
    begin: (page) => page.getByRole("banner").locator("summary", { hasText: shell.navigation.menu }).click(),
    fact: (page) => page.locator("header details[open]").count(),
  },
  {
    what: "a film",
    path: "/",
    width: 1440,
    key: "Escape",
    begin: async (page) => {
      await page.locator('main a[href^="/videos/"]').first().click();
      await expect(page.getByRole("dialog").getByRole("button").first()).toBeFocused();
    },
    fact: (page) => page.getByRole("dialog").count(),
  },
  {
    what: "tabs",
    path: exchange,
    width: 1440,
    key: "ArrowRight",
    begin: (page) => page.getByRole("tab", { selected: true }).focus(),
    fact: (page) => page.getByRole("tab", { selected: true }).textContent(),
  },
];

for (const { what, path, width, key, begin, fact } of places) {
  test(`${key} is the input method's while it composes, and that of ${what} afterwards`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, path);
    await expect(page.locator("main [data-waiting]")).toHaveCount(0);
    await begin(page);
    const before = await fact(page);
    await press(page, key, true);
    await page.waitForTimeout(100);
    expect(await fact(page)).toBe(before);
    await press(page, key, false);
    await expect.poll(() => fact(page)).not.toBe(before);
  });
}
