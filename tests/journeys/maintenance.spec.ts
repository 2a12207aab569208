import { expect, open, test } from "../support/test";

const done = "Thanks for your interest. We will notify you as soon as the site is revived.";

test("Notify Me posts without a body to the configured address and says thanks", async ({ page }) => {
  await open(page, "/maintenance");
  await expect(page.locator("h1")).toHaveText("Site under maintenance");
  const posted = page.waitForRequest((request) => request.method() === "POST");
  await page.getByRole("button", { name: "Notify Me" }).click();
  const request = await posted;
  expect(new URL(request.url()).pathname).toBe("/");
  expect(request.postData()).toBeNull();
  await expect(page.getByRole("status")).toHaveText(done);
});

test("a failure is said, and the button stays", async ({ page, watch }) => {
  await page.route("**/*", (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
  await open(page, "/maintenance");
  await page.getByRole("button", { name: "Notify Me" }).click();
  await expect(page.getByRole("status")).toContainText("hello@noonward.example");
  await expect(page.getByRole("button", { name: "Notify Me" })).toBeEnabled();
  watch.messages = [];
});

test("the legal pages stay within reach", async ({ page }) => {
  await open(page, "/maintenance");
  await page.getByRole("link", { name: /imprint/i }).click();
  await expect(page).toHaveURL(/\/policies\/im-print$/);
});
