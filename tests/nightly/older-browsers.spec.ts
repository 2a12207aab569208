import { expect, open, test } from "../support/test";

test.use({ visitor: "oldBrowser" });

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
