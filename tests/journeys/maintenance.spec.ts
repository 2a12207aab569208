import { required } from "../../src/content/required";
import { expect, open, test } from "../support/test";
import { site } from "../support/test-site";

const { title, notifyMe, done, links } = required(site.MaintenancePage, "pages/maintenance.yaml").data;

test("Notify Me posts without a body to the configured address and says thanks", async ({ page }) => {
  await open(page, "/maintenance");
  await expect(page.locator("h1")).toHaveText(title);
  const posted = page.waitForRequest((request) => request.method() === "POST");
  await page.getByRole("button", { name: notifyMe }).click();
  const request = await posted;
  expect(new URL(request.url()).pathname).toBe("/");
  expect(request.postData()).toBeNull();
  await expect(page.getByRole("status").filter({ hasText: done })).toBeVisible();
});

test("the legal pages stay within reach", async ({ page }) => {
  await page.goto("/maintenance");
  for (const { url, text } of links) await expect(page.getByRole("link", { name: text })).toHaveAttribute("href", url);
});
