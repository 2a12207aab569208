import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessibility";
import { expect, open, test } from "../support/test";
import { expectStep, wizardDialog } from "../support/wizard-steps";
import { startProject } from "../support/wizards";

test.use({ viewport: { width: 1440, height: 900 } });

const scripts = /\/[^/]+\.js$/;
const definition = "**/wizards/start-project.json";
const opener = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Start project" });
const notice = (page: Page) => page.getByRole("alert").filter({ hasText: "The form could not be loaded." });

for (const [what, block, unblock] of [
  [
    "the program of the wizard cannot be had",
    (page: Page) => page.route(scripts, (route) => route.abort()),
    (page: Page) => page.unroute(scripts),
  ],
  [
    "the questions of the wizard cannot be had",
    (page: Page) => page.route(definition, (route) => route.fulfill({ status: 404, body: "" })),
    (page: Page) => page.unroute(definition),
  ],
  [
    "the questions of the wizard are not JSON",
    (page: Page) =>
      page.route(definition, (route) => route.fulfill({ contentType: "text/html", body: "<p>Log in</p>" })),
    (page: Page) => page.unroute(definition),
  ],
] as const) {
  test(`where ${what}, that is said and can be tried again`, async ({ page, watch }) => {
    await open(page, "/policies/disclaimer");
    await block(page);
    await opener(page).click();
    await expect(notice(page)).toContainText("or write to hello@noonward.example.");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expectAccessible(page, "the notice");
    await notice(page).getByRole("button", { name: "Try again" }).click();
    await expect(notice(page)).toBeVisible();
    await unblock(page);
    await notice(page).getByRole("button", { name: "Try again" }).click();
    await expectStep(page, startProject, 1);
    await expect(notice(page)).toHaveCount(0);
    watch.messages = [];
  });
}

test("a wizard that cannot be had can be left, and asked for again", async ({ page, watch }) => {
  await open(page, "/policies/disclaimer");
  await page.route(definition, (route) => route.abort());
  await opener(page).click();
  await notice(page).getByRole("button", { name: "Close" }).click();
  await expect(notice(page)).toHaveCount(0);
  await page.unroute(definition);
  await opener(page).click();
  await expectStep(page, startProject, 1);
  watch.messages = [];
});

test("while it is slow to come, that is said", async ({ page }) => {
  let release: () => void = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(definition, async (route) => {
    await held;
    await route.continue();
  });
  await open(page, "/policies/disclaimer");
  await opener(page).click();
  const opening = page.getByRole("status").filter({ hasText: "Opening the form …" });
  await expect(opening).toBeVisible();
  await expectAccessible(page, "the notice of opening");
  release();
  await expectStep(page, startProject, 1);
  await expect(opening).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(wizardDialog(page, startProject)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
});
