import { expect, open, test } from "../support/test";

test("the API page shows request and response, and copies the request", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/products/renewable-energy-sources-api");
  const request = await page.getByRole("region", { name: "Request" }).textContent();
  await expect(page.getByRole("region", { name: "Response" })).toContainText("{");
  await page.getByRole("button", { name: "Copy request" }).click();
  await expect(page.getByText("Copied.")).toBeVisible();
  expect((await page.evaluate(() => navigator.clipboard.readText())).trim()).toBe(request?.trim());
});

test("copying that the browser refuses says what to do", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: { writeText: () => Promise.reject(new Error("refused")) } });
  });
  await open(page, "/products/renewable-energy-sources-api");
  await page.getByRole("button", { name: "Copy request" }).click();
  await expect(page.getByText(/Select the text and copy it by hand/)).toBeVisible();
});

test("the footprint is told in words beside its chart", async ({ page }) => {
  await open(page, "/products/carbon-footprint-calculator");
  const chart = page.getByRole("img", { name: /^Bar chart of .* tonnes of CO2 equivalent/ });
  await expect(chart).toBeVisible();
  const name = (await chart.getAttribute("aria-label")) ?? "";
  const shares = [...name.matchAll(/(\d+) percent/g)].map(([, share]) => Number(share));
  expect(shares.length).toBeGreaterThanOrEqual(3);
  for (const share of shares) await expect(page.locator("main")).toContainText(`${share} %`);
});

test("the emission factors are a table with headings", async ({ page }) => {
  await open(page, "/products/carbon-emission-data-api");
  const table = page.getByRole("table");
  await expect(table.getByRole("columnheader")).toHaveCount(5);
  expect(await table.getByRole("rowheader").count()).toBeGreaterThanOrEqual(3);
});

test("the roof plan's panels and months match its figures", async ({ page }) => {
  await open(page, "/products/solar-potential-analyzer");
  const plan = page.getByRole("img", { name: /Plan of a roof/ });
  const panels = Number(/(\d+) solar panels/.exec((await plan.getAttribute("aria-label")) ?? "")?.[1]);
  const value = (name: string) => page.locator("dl > div", { hasText: name }).locator("dd");
  await expect(value("Panels")).toHaveText(String(panels));
  const months = await page.locator("figure ol > li > span:first-child").allTextContents();
  const total = months.reduce((sum, month) => sum + Number(month.replace(/\D/g, "")), 0);
  await expect(value("Yearly yield")).toContainText(total.toLocaleString("en-US"));
});
