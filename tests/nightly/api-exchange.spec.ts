import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/test";
import { filled, shell } from "../support/test-site";

const { apiExchange: words, clipboard } = shell;
const path = "/products/tide-service";

const request = (page: Page) => page.getByRole("region", { name: words.request, exact: true });
const response = (page: Page) => page.getByRole("region", { name: words.response, exact: true });
const zone = (page: Page) => page.getByLabel(words.zone, { exact: true });
const hour = (page: Page) => page.getByRole("slider", { name: new RegExp(`^${words.hour}`) });
const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });

const answer = async (page: Page) => JSON.parse((await response(page).textContent()) ?? "");

test("zone and hour change the request and the answer, whose shares add up to one, and the result is said", async ({
  page,
}) => {
  await open(page, path);
  await expect(request(page)).toHaveText('curl "https://tides.example/v1/mix?coast=TH&at=2026-11-21T06:00Z"');
  expect(await answer(page)).toEqual({
    coast: "TH",
    at: "2026-11-21T06:00Z",
    free: 0.8,
    shares: { sail: 0.5, tide: 0.3, coal: 0.2 },
  });
  await hour(page).fill("7");
  await expect(request(page)).toContainText("at=2026-11-21T07:00Z");
  // Three equal parts: the hundredth that is left over goes to the first.
  expect(await answer(page)).toMatchObject({ free: 0.67, shares: { sail: 0.34, tide: 0.33, coal: 0.33 } });
  await zone(page).selectOption({ label: "Far Rock" });
  await expect(request(page)).toContainText("coast=FR&at=2026-11-21T07:00Z");
  expect(await answer(page)).toMatchObject({ coast: "FR", free: 0, shares: { sail: 0, tide: 0, coal: 1 } });
  const value = filled(words.renewableAt, { hour: filled(words.hourValue, { hour: "07:00" }), share: 0 });
  await expect(hour(page)).toHaveAttribute("aria-valuetext", value);
  await expect(page.getByText(filled(words.said, { zone: "Far Rock", hour: "07:00", share: 0 }))).toBeAttached();
});

// Every control is reached by keyboard: tests/full/checks/keyboard.ts.
test("arrow keys go round the tabs", async ({ page }) => {
  await open(page, path);
  await tab(page, "Shell").focus();
  await page.keyboard.press("ArrowLeft");
  await expect(tab(page, "Snake")).toBeFocused();
  await expect(page.getByRole("tabpanel", { name: "Snake" })).toContainText("import requests");
});

test("the four hours with the most renewable electricity are found and said", async ({ page }) => {
  await open(page, path);
  await page.getByRole("button", { name: words.greenest }).click();
  const said = filled(words.greenestSaid, { from: "08:00", to: "12:00", share: 100 });
  await expect(page.getByRole("status").filter({ hasText: said })).toBeVisible();
  await expect(request(page)).toContainText("at=2026-11-21T10:00Z");
});

test("what is shown is what is copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, path);
  await tab(page, "Script").click();
  await hour(page).fill("8");
  const code = 'const answer = await fetch("https://tides.example/v1/mix?coast=TH&at=2026-11-21T08:00Z");';
  await expect(request(page)).toHaveText(code);
  await page.getByRole("button", { name: words.copyRequest }).click();
  await expect(page.getByText(clipboard.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the sample is there in colour, and nothing that could not be used", async ({ page }) => {
    await page.goto(path);
    await expect(request(page)).toContainText("coast=TH&at=2026-11-21T06:00Z");
    await expect(response(page)).toContainText('"sail": 0.50');
    await expect(zone(page)).toBeHidden();
    await expect(tab(page, "Script")).toBeHidden();
  });
});
