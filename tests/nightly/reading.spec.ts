import { expect, open, test } from "../support/test";
import { facts } from "../support/test-site";

// On paper, in forced colours and in large letters, with every check there is: tests/full.

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

test("printed, a study is a sheet of two pages", async ({ page }) => {
  await open(page, "/case-studies/dark-tower");
  const pdf = await page.pdf({ format: "A4" });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
});
