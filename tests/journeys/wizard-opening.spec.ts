import { fullOnly } from "../support/full-only";
import { shell } from "../support/interface-words";
import { expect, open, test } from "../support/test";
import { expectStep, goTo, wizardDialog } from "../support/wizard-steps";
import { hireDeveloper, startProject, type WizardFacts, wizards } from "../support/wizards";

/** The ways into the wizards, each as the page, the part of it and the words of the link. */
const ways: [WizardFacts, string, string, string | RegExp][] = [
  [startProject, "/about", "header", startProject.opener],
  [hireDeveloper, "/about", "header", hireDeveloper.opener],
  [startProject, "/contact", "main", "Open the plan"],
  [hireDeveloper, "/contact", "main", "Open the search"],
];

for (const path of new Set(ways.map(([, from]) => from))) {
  test(`each way on ${path} opens its wizard in place`, fullOnly(path === "/contact"), async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, path);
    for (const [wizard, , part, words] of ways.filter(([, from]) => from === path)) {
      const link = page.locator(part).getByRole("link", { name: words, exact: true }).first();
      await expect(link).toHaveAttribute("aria-haspopup", "dialog");
      await link.click();
      await expectStep(page, wizard, 1);
      expect(new URL(page.url()).pathname).toBe(path);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(link).toBeFocused();
    }
  });
}

test("a promotion opens the home page's wizard, wherever it stands, and leads to its page", async ({ page }) => {
  await open(page, "/services/lamps");
  await expect(page.locator("main").getByRole("link", { name: "Get a quote" })).toHaveAttribute(
    "href",
    "/enquire/start-project",
  );
});

test("on a phone the menu closes, and its button gets focus back", { tag: "@full" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/about");
  const button = page.getByRole("banner").locator("summary", { hasText: new RegExp(`^${shell.navigation.menu}$`) });
  const menu = page.getByRole("navigation", { name: shell.navigation.menu });
  for (const wizard of wizards) {
    await button.click();
    await menu.getByRole("link", { name: wizard.menuOpener }).click();
    await expectStep(page, wizard, 1);
    await expect(menu).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(button).toBeFocused();
    expect(new URL(page.url()).pathname).toBe("/about");
  }
});

for (const [path, wizard] of [
  ["/about", startProject],
  ["/services/lamps", hireDeveloper],
] as const) {
  test(
    `the address ${path}#${wizard.key} opens ${wizard.name}`,
    fullOnly(wizard === hireDeveloper),
    async ({ page }) => {
      await open(page, `${path}#${wizard.key}`);
      await expectStep(page, wizard, 1);
      await expect(page).toHaveURL(new RegExp(`${path}#${wizard.key}$`));
    },
  );
}

for (const [path, chosen] of [
  ["/services/lamps", ["Lamps"]],
  ["/industries/ferries", []],
] as [string, string[]][]) {
  test(`opened on ${path}, ${chosen.join() || "nothing"} is chosen already`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, path);
    await page.getByRole("banner").getByRole("link", { name: startProject.opener }).click();
    const dialog = wizardDialog(page, startProject);
    await goTo(page, startProject, 3);
    await expect(dialog.locator("label", { has: page.getByRole("checkbox", { checked: true }) })).toHaveText(chosen);
  });
}

test("a click with Ctrl opens the page of the wizard in a new tab", async ({ page, context }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/about");
  const opened = context.waitForEvent("page");
  await page
    .getByRole("banner")
    .getByRole("link", { name: startProject.opener })
    .click({ modifiers: ["Control"] });
  const tab = await opened;
  await expect(tab).toHaveURL(/\/enquire\/start-project$/);
  await expect(tab.getByRole("heading", { name: startProject.headings[1] })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(/\/about$/);
});
