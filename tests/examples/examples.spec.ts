import { join } from "node:path";
import type { Page } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { exampleFamilyNames } from "../../src/gatsby/hooks/create-example-pages";
import { type AxeRules, layoutRules, violationsOn } from "../support/axe";
import { pictureOfWindow, picturesOf } from "../support/example-pictures";
import { fixDate } from "../support/fixed-date";
import { exampleHtmlRules } from "../support/html-rules";
import { pictureFault } from "../support/reference-picture";
import { settled } from "../support/settled";
import { expect, open, test } from "../support/test";

const pictures = "tests/examples/pictures";

const validator = new HtmlValidate(exampleHtmlRules);

/** The rules that an example can be held to: those about a whole page do not apply to many parts on one. */
const exampleRules: AxeRules = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
  rules: { "duplicate-id-aria": { enabled: false } },
};

async function expectAccessible(page: Page, width: number, rules: AxeRules): Promise<void> {
  const found = await violationsOn(page, rules);
  expect.soft(found, `accessible at ${width} px`).toEqual([]);
}

// At half its size a picture shows every change that matters, and takes few bytes.
test.use({
  viewport: { width: 1280, height: 900 },
  deviceScaleFactor: 0.5,
  contextOptions: { reducedMotion: "reduce" },
});

for (const family of exampleFamilyNames) {
  test(`the examples of ${family} are valid, accessible, and look as their pictures`, async ({ page }, testInfo) => {
    test.setTimeout(300_000);
    // Some say what follows from the time of day.
    await fixDate(page, "2026-11-24T09:20:00Z");
    const response = await open(page, `/examples/${family}`);
    const { results } = await validator.validateString((await response?.text()) ?? "");
    expect
      .soft(
        results.flatMap(({ messages }) =>
          messages.map(({ ruleId, message, selector }) => ({ ruleId, message, selector })),
        ),
      )
      .toEqual([]);
    await settled(page);
    await expectAccessible(page, 1280, exampleRules);

    const isUpdate = testInfo.config.updateSnapshots === "changed";
    const differing = join(testInfo.project.outputDir, "examples");
    const taken = family === "dialog" ? pictureOfWindow(page) : picturesOf(page);
    for await (const { id, screenshot } of taken) {
      expect
        .soft(await pictureFault({ id, screenshot, folder: pictures, isUpdate, results: differing }))
        .toBeUndefined();
    }

    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page, 390, layoutRules);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, "no scrolling sideways").toBeLessThanOrEqual(390);
  });
}
