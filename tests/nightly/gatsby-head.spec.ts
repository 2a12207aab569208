import { expect, hydrated, open, test } from "../support/test";
import { built, fileOf } from "../support/test-site";

const [first, second] = ["/examples/gatsby", "/examples/gatsby-next"] as const;

test("a page's Head and Script, as Gatsby documents them, work in what is built", async ({ page }) => {
  expect(built(fileOf(first))).toContain(`Head of ${first}`);
  await page.route("**/example-script.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "document.documentElement.dataset.example = 'ran'" }),
  );
  await open(page, first);
  await expect(page).toHaveTitle(`Head of ${first}`);
  await hydrated(page);
  await expect(page.locator("html")).toHaveAttribute("data-example", "ran");
  const meta = page.locator('meta[name="example"]');
  await expect(meta).toHaveAttribute("content", first);
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(new RegExp(`${second}$`));
  await expect(page).toHaveTitle(`Head of ${second}`);
  await expect(meta).toHaveAttribute("content", second);
  await expect(meta).toHaveCount(1);
});

test("a link to a page that has moved since its tab was opened is left to the server", async ({ page, watch }) => {
  await page.route("**/page-data/services/lamps/page-data.json*", (route) => route.fulfill({ status: 404 }));
  await open(page, "/services");
  const document = page.waitForRequest((request) => request.isNavigationRequest());
  await page.locator('main a[href="/services/lamps"]').first().click();
  expect(new URL((await document).url()).pathname).toBe("/services/lamps");
  await expect(page.locator("h1")).toHaveText(/Lamps/);
  // The browser's own of what is not there.
  watch.messages = watch.messages.filter((message) => !message.includes("status of 404"));
});
