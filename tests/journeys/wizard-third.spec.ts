import { expect, open, test } from "../support/test";
import { expectStep, field, next, tile } from "../support/wizard-steps";
import { bookVisit } from "../support/wizards";

test("a third wizard is one file: it opens by its name, asks what it says, and is taken", async ({ page }) => {
  await open(page, "/about#book-visit");
  const dialog = page.getByRole("dialog", { name: new RegExp(`^${bookVisit.name}`) });
  await expectStep(page, bookVisit, 1);
  await expect(page).toHaveURL(/\/about#book-visit$/);
  await next(dialog).click();
  await field(dialog, bookVisit.labels.visitor).fill("Ada");
  await field(dialog, bookVisit.labels.email).fill("ada@example.com");
  await next(dialog).click();
  await tile(dialog, "Cellar").check();
  await next(dialog).click();
  await field(dialog, bookVisit.labels.wishes).fill("Everything.");
  await dialog.getByLabel(new RegExp(`^${bookVisit.labels.day}`)).fill("2031-05-01");
  await dialog.getByRole("combobox", { name: new RegExp(`^${bookVisit.labels.tide}`) }).selectOption("High water");
  const posted = page.waitForRequest((request) => request.method() === "POST");
  await next(dialog).click();
  const request = await posted;
  expect(new URL(request.url()).pathname).toBe("/api/enquiries/book-visit");
  expect(request.postDataJSON()).toMatchObject({ rooms: ["Cellar"], day: "2031-05-01", tide: "High water" });
  await expect(dialog).toContainText(/NW-[0-9A-Z]{4}-[0-9A-Z]{4}/);
});
