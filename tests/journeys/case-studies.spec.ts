import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/test";

const studies = (page: Page) => page.locator("main ol[data-cards] > li");
const shown = (page: Page) => studies(page).filter({ visible: true });
const count = (page: Page) => page.locator("#studies h2").filter({ visible: true });

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("links filter the list; the choice survives a reload and ends with Back", async ({ page }) => {
    await page.goto("/case-studies");
    await expect(shown(page)).toHaveCount(2);
    await expect(count(page)).toHaveText("2 voyages");
    await page.getByRole("navigation", { name: "Trade" }).getByRole("link", { name: "Fishing" }).click();
    await expect(page).toHaveURL(/#industries-fishing$/);
    for (const again of [async () => undefined, () => page.reload()]) {
      await again();
      await expect(shown(page).getByRole("heading")).toHaveText(["A net that was found again."]);
      await expect(count(page)).toHaveText("Fishing, 1 voyage out of 2");
    }
    await page.goBack();
    await expect(shown(page)).toHaveCount(2);
  });

  test("a craft and a trade hold both, in a language of its own addresses as well", async ({ page }) => {
    await page.goto("/de/fallstudien");
    const rowOf = (name: string) => page.getByRole("navigation", { name, exact: true });
    await rowOf("Leistung").getByRole("link", { name: "Lampen" }).click();
    await expect(rowOf("Branche").getByRole("link")).toHaveText([/^Alle/, /^Fähren/]);
    await rowOf("Branche").getByRole("link", { name: "Fähren" }).click();
    await expect(shown(page).getByRole("heading")).toHaveText(["Ein Turm, den niemand sah."]);
    await expect(count(page)).toHaveText(/^Lampen · Fähren, 1 /);
    await rowOf("Leistung").getByRole("link", { name: "Alle" }).click();
    await expect(count(page)).toHaveText(/^Fähren, 1 /);
    await rowOf("Branche").getByRole("link", { name: "Alle" }).click();
    await expect(shown(page)).toHaveCount(2);
  });
});

test("a chip says what it shows, how many there are, and that it is chosen", async ({ page }) => {
  await open(page, "/case-studies");
  const crafts = page.getByRole("navigation", { name: "Craft" });
  await expect(crafts.getByRole("link")).toHaveText([/^Any/, /^Lamps/, /^Beacon planner/, /^Lenses/]);
  const lamps = crafts.getByRole("link", { name: /^Lamps ?, 1 voyage/ });
  await expect(lamps).not.toHaveAccessibleName(/taken/);
  const width = (await lamps.boundingBox())?.width;
  await lamps.press("Enter");
  await expect(lamps).toHaveAccessibleName(/^Lamps ?, 1 voyage \(taken\)$/);
  expect((await lamps.boundingBox())?.width).toBe(width);
  await expect(crafts.getByRole("link", { name: "Any" })).not.toHaveAccessibleName(/taken/);
  const anyTrade = page.getByRole("navigation", { name: "Trade" }).getByRole("link", { name: "Any" });
  await expect(anyTrade).toHaveAccessibleName(/^Any ?, 1 voyage \(taken\)$/);
});

test("a link of another page leads to the filtered list, with the app as without", async ({ page }) => {
  await open(page, "/case-studies/found-net");
  await page.getByRole("link", { name: "Voyages of ferries" }).click();
  await expect(page).toHaveURL(/\/case-studies#industries-ferries$/);
  await expect(shown(page).getByRole("heading")).toHaveText(["A tower that nobody saw."]);
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
