import { expect, open, test } from "../support/test";
import { facts } from "../support/test-site";

// On paper, in forced colours and in large letters, with every check there is: tests/full.
test("on paper a page has nothing to press, and answers what is asked on it", async ({ page }) => {
  await page.goto("/services/lamps");
  const answer = page.locator("main details p").first();
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(answer).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  for (const button of await page.locator("main button, main [data-no-print]").all()) await expect(button).toBeHidden();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("paper says whose page it is, where, and how to reach them", async ({ page }) => {
    await page.emulateMedia({ media: "print" });
    for (const path of ["/", "/services/lamps", "/enquire/start-project", "/maintenance", "/de/kontakt"]) {
      await page.goto(path);
      for (const part of ["meta[property='og:site_name']", "link[rel=canonical]"]) {
        const height = async () => (await page.locator(part).boundingBox())?.height;
        await expect.poll(height, `${part} of ${path}`).toBeGreaterThan(10);
      }
      const foot = await page.locator("main").evaluate((main) => getComputedStyle(main, "::after").content);
      for (const fact of [facts.email, facts.phone, facts.street]) expect(foot, path).toContain(fact);
    }
  });
});

test("a card of the home page is a link as a whole", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/");
  const card = page.locator("main li:has(h3 > a):has(picture)").first();
  await card.scrollIntoViewIfNeeded();
  const target = await card.locator("h3 > a").getAttribute("href");
  const box = await card.boundingBox();
  if (!box) throw new Error("The card is not shown.");
  await page.mouse.click(box.x + 20, box.y + box.height - 12);
  await expect(page).toHaveURL(new RegExp(`${target}$`));
});

test("printed, a study is a sheet of two pages", async ({ page }) => {
  await open(page, "/case-studies/dark-tower");
  const pdf = await page.pdf({ format: "A4" });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
});
