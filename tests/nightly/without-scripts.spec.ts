import { expect, test } from "../support/test";
import { consent, facts, german, shell, site } from "../support/test-site";
import { germanProject } from "../support/wizards";

test.use({ javaScriptEnabled: false, asksForConsent: true });

test("a tool stands there with its sample, and without controls that would do nothing", async ({ page }) => {
  const { apiExchange, emissionFactors, footprint } = shell;
  await page.goto("/products/tide-service");
  const region = (name: string) => page.getByRole("region", { name, exact: true });
  await expect(region(apiExchange.request)).toContainText("coast=TH&at=2026-11-21T06:00Z");
  await expect(region(apiExchange.response)).toContainText('"sail": 0.50');
  await expect(page.getByRole("table").locator("tbody tr")).toHaveCount(4);
  await expect(page.getByLabel(apiExchange.zone, { exact: true })).toBeHidden();
  await expect(page.getByRole("tab", { name: "Script", exact: true })).toBeHidden();
  await expect(page.getByLabel(emissionFactors.activity, { exact: true })).toBeHidden();

  await page.goto("/products/beacon-planner");
  const planner = site.Product.find(({ key }) => key === "beacon-planner")?.data.footprintCalculator;
  await expect(page.getByRole("img", { name: /50\.0.*30\.0.*20\.0/ })).toBeVisible();
  await expect(page.getByLabel("Oil", { exact: true })).toHaveValue("20,000");
  await expect(page.locator("dl > div", { hasText: shell.roofPlan.yearly })).toContainText("1,200");
  await expect(page.getByRole("link", { name: "Plan it" })).toBeVisible();
  await expect(page.getByRole("button", { name: footprint.reset })).toBeHidden();
  await page.getByRole("link", { name: planner?.handOver?.text ?? "" }).click();
  await expect(page).toHaveURL(/\/enquire\/start-project$/);
});

test("home has its first sheet, every picture, the film, and no banner in the way", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByText(consent.title)).toBeHidden();
  const sheets = site.HomePage.data.sections.flatMap((block) => (block.kind === "proof" ? block.sheets : []));
  await expect(page.locator("[role=tabpanel]").first().locator(":scope > *")).toBeVisible();
  await expect(page.getByRole("link", { name: sheets[0]?.link })).toBeVisible();
  await expect(page.getByRole("tab")).toHaveCount(0);
  for (const image of await page.locator("main img").all()) await expect(image).toHaveAttribute("src", /^\//);
  await page.locator('main a[href^="/videos/"]').first().click();
  await expect(page).toHaveURL(/\/videos\/film\.html$/);
});

test("the system's colours count, and no switch is shown that could not switch", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/");
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(11, 28, 21)");
  await expect(page.locator("[data-action=theme]")).toBeHidden();
});

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

// What comes back, and what is stored: server/enquiries/languages.test.ts.
test("the page of a wizard is refused in German, and the selector leads on", async ({ page, watch }) => {
  await page.goto(`/de/enquire/${germanProject.key}`);
  await page.locator("main form").getByRole("button", { name: german.EnquiryWords.data.send, exact: true }).click();
  await expect(page.getByText(germanProject.chooseOne)).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await page.goto(german.Page.find(({ file }) => file === "pages/about.yaml")?.path ?? "");
  const selector = page.getByRole("banner").locator("details", { has: page.locator("[data-chosen]") });
  await selector.locator("summary").click();
  await selector.getByRole("link", { name: "English", exact: true }).click();
  await expect(page).toHaveURL(/\/about$/);
  watch.messages = watch.messages.filter((message) => !/Failed to load resource|preloaded using link/.test(message));
});
