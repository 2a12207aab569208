import { required } from "../../src/content/required";
import { expect, open, test } from "../support/test";
import { site, told, words } from "../support/test-site";

const { title, emailField, notifyMe, done, failed, links } = required(
  site.MaintenancePage,
  "pages/maintenance.yaml",
).data;

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

test("an address that was left is posted under its key", async ({ page }) => {
  await open(page, "/maintenance");
  const posted = page.waitForRequest((request) => request.method() === "POST");
  await page.getByRole("textbox", { name: `${emailField.label} (${words.optional})` }).fill(" ada@example.com ");
  await page.keyboard.press("Enter");
  const request = await posted;
  expect(new URL(request.url()).pathname).toBe("/");
  expect(request.headers()["content-type"]).toBe("application/json");
  expect(request.postDataJSON()).toEqual({ email: "ada@example.com" });
  await expect(page.getByRole("status").filter({ hasText: done })).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveCount(0);
});

test("a failure is said, and the button stays", async ({ page, watch }) => {
  await page.route("**/*", (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
  await open(page, "/maintenance");
  await page.getByRole("textbox").fill("ada@example.com");
  await page.getByRole("button", { name: notifyMe }).click();
  await expect(page.getByRole("status").filter({ hasText: told(failed) })).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveValue("ada@example.com");
  await expect(page.getByRole("button", { name: notifyMe })).toBeEnabled();
  watch.messages = [];
});

test("the legal pages stay within reach", async ({ page }) => {
  for (const { url, text } of links) {
    await open(page, "/maintenance");
    await page.getByRole("link", { name: text }).click();
    await expect(page).toHaveURL(new RegExp(`${url}$`));
  }
});
