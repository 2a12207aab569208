import { join } from "node:path";
import { fixDate } from "../../support/fixed-date";
import { makeOld } from "../../support/old-engine";
import { compareParts } from "../../support/picture-difference";
import { pictureFault } from "../../support/reference-picture";
import { settled } from "../../support/settled";
import { expect, open, test } from "../../support/test";
import { expectDone, fillAll, next, openByAddress } from "../../support/wizard-steps";
import { startProject } from "../../support/wizards";

/** Pages that between them have every block and every kind of page. */
const paths = [
  "/",
  "/about",
  "/services",
  "/services/lamps",
  "/products/beacon-planner",
  "/products/tide-service",
  "/industries/ferries",
  "/contact",
  "/policies/privacy",
  "/enquire/start-project",
];

const folder = "tests/full/older-engines";

test.use({ contextOptions: { reducedMotion: "reduce" }, timezoneId: "UTC" });

// Requests under way when a test ends go with its page.
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

for (const { width, height, deviceScaleFactor } of [
  { width: 390, height: 844, deviceScaleFactor: 0.4 },
  { width: 1440, height: 900, deviceScaleFactor: 0.2 },
]) {
  test.describe(`at ${width} px, in an engine of 2023`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor });

    for (const path of paths) {
      test(`${path} looks as it is kept, and says nothing in its console`, async ({ page }, info) => {
        await makeOld(page);
        await fixDate(page, "2026-06-21T12:00:00Z");
        await open(page, path);
        await settled(page);
        const fault = await pictureFault({
          id: `${path.slice(1).replaceAll("/", "-") || "home"}-${width}`,
          screenshot: await page.screenshot({ fullPage: true, animations: "disabled" }),
          folder,
          isUpdate: info.config.updateSnapshots === "changed",
          results: join(info.project.outputDir, "older-engines"),
          command: "npx playwright test --project=full older-engines -u",
          compare: compareParts(100),
          tolerance: 0.02,
        });
        expect(fault).toBeUndefined();
      });
    }
  });
}

test("an enquiry is sent from an engine of 2023", async ({ page }) => {
  await makeOld(page);
  await openByAddress(page, startProject);
  await next(await fillAll(page, startProject)).click();
  await expectDone(page, startProject);
});

test("in an engine of 2023 links change pages, panels open and tools answer", async ({ page }) => {
  await makeOld(page);
  await open(page, "/products");
  await page.locator('main h3 > a[href="/products/beacon-planner"]').click();
  await expect(page).toHaveURL(/beacon-planner$/);
  const before = await page.getByRole("status").last().textContent();
  await page.getByLabel("Oil", { exact: true }).fill("40 000");
  await expect(page.getByRole("status").last()).not.toHaveText(before ?? "");
  const [first, second] = await page.getByRole("banner").locator("nav summary").all();
  await first?.click();
  await second?.click();
  await expect(page.getByRole("banner").locator("nav details[open]")).toHaveCount(1);
});
