import { shell } from "../support/interface-words";
import { expect, open, test } from "../support/test";

const { apiExchange, clipboard } = shell;

test("the API page shows request and response, and copies the request", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/products/tide-service");
  const request = await page.getByRole("region", { name: apiExchange.request, exact: true }).textContent();
  await expect(page.getByRole("region", { name: apiExchange.response, exact: true })).toContainText("{");
  await page.getByRole("button", { name: apiExchange.copyRequest }).click();
  await expect(page.getByText(clipboard.copied)).toBeVisible();
  expect((await page.evaluate(() => navigator.clipboard.readText())).trim()).toBe(request?.trim());
});

test("copying that the browser refuses says what to do", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: { writeText: () => Promise.reject(new Error("refused")) } });
  });
  await open(page, "/products/tide-service");
  await page.getByRole("button", { name: apiExchange.copyRequest }).click();
  await expect(page.getByText(clipboard.refused)).toBeVisible();
});
