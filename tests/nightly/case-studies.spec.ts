import { expect, open, test } from "../support/test";

test("the list says whose studies are invented, and nothing about a client of those", async ({ page }) => {
  await page.goto("/case-studies");
  const card = (hasText: string) => page.locator("main ol > li").filter({ hasText });
  const [invented, real] = [card("A tower that nobody saw"), card("A net that was found again")];
  await expect(invented).toContainText("Ships home, invented");
  await expect(invented).toContainText("2.0 ships9.0 ships");
  await expect(invented).not.toContainText("The master");
  await expect(real).toContainText("The master: The Far Rock fishers");
  await expect(real).not.toContainText("invented");
});

test("a study leads to what it belongs to, and those pages lead to it", async ({ page }) => {
  const paths = ["/services/lamps", "/products/beacon-planner", "/industries/ferries"];
  for (const path of paths) {
    await page.goto(path);
    const card = page.getByRole("link", { name: "A tower that nobody saw." });
    await expect(card).toHaveAttribute("href", "/case-studies/dark-tower");
  }
  await page.goto("/case-studies/dark-tower");
  for (const path of paths) await expect(page.locator(`main dl a[href="${path}"]`)).toBeVisible();
  await expect(page.getByRole("navigation", { name: "All voyages" }).getByRole("link")).toHaveText([
    "All voyages",
    "The one after: A net that was found again.",
  ]);
});

test("its chart has a table, and its parts have addresses", async ({ page }) => {
  await open(page, "/case-studies/dark-tower#measure");
  await expect(page.getByRole("img", { name: "Ships by night." })).toBeInViewport();
  await page.getByText("All of it in rows").click();
  await expect(page.getByRole("row", { name: "Fourth 14.0 ships" })).toBeVisible();
  for (const part of ["limits", "sheet", "measure", "mistakes"]) await expect(page.locator(`#${part}`)).toHaveCount(1);
});

test("printed, a study is a sheet of two pages", async ({ page }) => {
  await open(page, "/case-studies/dark-tower");
  const pdf = await page.pdf({ format: "A4" });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
});
