import { shell } from "../support/interface-words";
import { expect, open, test } from "../support/test";
import { filled, site } from "../support/test-site";

const { apiExchange, clipboard, roofPlan } = shell;

/** The product whose page shows a roof. */
const planner = site.Product.find(({ key }) => key === "beacon-planner")?.data;

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

test("the emission factors are a table with headings", async ({ page }) => {
  await open(page, "/products/tide-service");
  const table = page.getByRole("table");
  await expect(table.getByRole("columnheader")).toHaveCount(5);
  expect(await table.getByRole("rowheader").count()).toBeGreaterThanOrEqual(3);
});

test("the roof plan's panels and months match its figures", async ({ page }) => {
  const { panelRows = 0, panelColumns = 0, monthlyYield = [] } = planner?.roofPlan ?? {};
  await open(page, "/products/beacon-planner");
  const count = panelRows * panelColumns;
  await expect(page.getByRole("img", { name: filled(roofPlan.drawing, { count }), exact: true })).toBeVisible();
  const value = (name: string) => page.locator("dl > div", { hasText: name }).locator("dd");
  await expect(value("Panels")).toHaveText(String(count));
  const months = await page.locator("figure ol > li > span:first-child").allTextContents();
  expect(months.map((month) => Number(month.replace(/\D/g, "")))).toEqual(monthlyYield);
  const total = monthlyYield.reduce((sum, month) => sum + month, 0);
  await expect(value("Yearly yield")).toContainText(total.toLocaleString("en-US"));
});
