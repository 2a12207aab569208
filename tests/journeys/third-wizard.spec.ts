import { expect, open, test } from "../support/test";

test("a third wizard is one file: it opens by its name, asks what it says, and is taken", async ({ page }) => {
  await open(page, "/about#book-audit");
  const dialog = page.getByRole("dialog", { name: /Book an audit/ });
  const next = dialog.getByRole("button", { name: "Next" });
  await next.click();
  await dialog.getByLabel("Full name").fill("Ada");
  await dialog.getByLabel("E-mail").fill("ada@example.com");
  await next.click();
  await dialog.getByRole("checkbox", { name: "DevOps" }).check();
  await next.click();
  await dialog.getByLabel("What shall we look at?").fill("Everything.");
  const posted = page.waitForRequest((request) => request.method() === "POST");
  await next.click();
  expect(new URL((await posted).url()).pathname).toBe("/api/enquiries/book-audit");
  await expect(dialog).toContainText(/NW-[0-9A-Z]{4}-[0-9A-Z]{4}/);
});
