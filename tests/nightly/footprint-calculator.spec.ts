import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { enquiryEndpoint } from "../support/enquiry-endpoint";
import { expect, open, test } from "../support/test";
import { words as enquiryWords, filled, shell, site } from "../support/test-site";
import { Wizard } from "../support/wizard-steps";

const { footprint: words } = shell;
const path = "/products/beacon-planner";
const product = site.Product.find(({ key }) => key === "beacon-planner")?.data;
const calculator = product?.footprintCalculator;

const sentence = (amount: string, ...scopes: [amount: string, share: number][]) =>
  filled(words.chart, {
    amount,
    parts: scopes
      .map(([tonnes, share], index) => filled(words.chartPart, { scope: index + 1, amount: tonnes, share }))
      .join(", "),
  });

const sample = sentence("100.0", ["50.0", 50], ["30.0", 30], ["20.0", 20]);

const part = (page: Page) => page.locator("main section", { hasText: calculator?.title ?? "" });
const bill = (page: Page, name: string) => part(page).getByLabel(name, { exact: true });
const bar = (page: Page, name: string) => part(page).getByRole("img", { name, exact: true });
const handOver = (page: Page) => part(page).getByRole("link", { name: calculator?.handOver?.text ?? "" });
/** The last of the part: a roof may stand above. */
const said = (page: Page) => part(page).getByRole("status").last();

test("bills change the footprint: each line, the scopes, the bar and the sum, which is said", async ({ page }) => {
  await open(page, path);
  // One of many is a litre; the amount beside the field is in litres.
  await expect(bill(page, "Oil")).toHaveAccessibleDescription(/for each litre, told by/);
  await expect(said(page)).toHaveText("");
  await bill(page, "Oil").fill("40 000");
  const result = sentence("150.0", ["100.0", 67], ["30.0", 20], ["20.0", 13]);
  await expect(bar(page, result)).toBeVisible();
  await expect(said(page)).toHaveText(result);
  await bill(page, "Power").fill("0");
  await bill(page, "Boats").fill("12,345.6");
  await expect(bar(page, sentence("102.5", ["100.0", 98], ["0.0", 0], ["2.5", 2]))).toBeVisible();
  const line = part(page)
    .getByRole("listitem")
    .filter({ has: page.getByLabel("Boats") });
  await expect(line).toContainText(filled(words.tonnes, { amount: "2.5" }));
  const kept = page.waitForEvent("download");
  await part(page).getByRole("button", { name: words.download }).click();
  expect((await kept).suggestedFilename()).toMatch(/.\.csv$/);
  const table = await readFile(await (await kept).path(), "utf8");
  expect(table).toContain(`${words.columns.join(",")}\r\nOil,40000,litres,2.5,1,100,`);
  await part(page).getByRole("button", { name: words.reset }).click();
  await expect(bar(page, sample)).toBeVisible();
  await expect(bill(page, "Boats")).toHaveValue("100,000");
  await expect(said(page)).toHaveText(sample);
});

test("what is no number is said where it stands, and the sum keeps the last one", async ({ page }) => {
  await open(page, path);
  for (const [wrong, sentence] of [
    ["many", filled(words.invalid, { found: "many", example: "20,000" })],
    ["", filled(words.empty, { example: "20,000" })],
    ["99999999999999", filled(words.tooLarge, { max: "1,000,000,000" })],
  ] as const) {
    await bill(page, "Oil").fill(wrong);
    await expect(bill(page, "Oil")).toHaveAttribute("aria-invalid", "true");
    await expect(bill(page, "Oil")).toHaveAccessibleDescription(new RegExp(`^${sentence}`));
    await expect(bar(page, sample)).toBeVisible();
  }
  await bill(page, "Oil").fill("20000");
  await expect(bill(page, "Oil")).not.toHaveAttribute("aria-invalid");
  await bill(page, "Power").focus();
  await expect(bill(page, "Oil")).toHaveValue("20,000");
});

test("changed figures go along into the wizard with what they are for, and are sent before its description", async ({
  page,
}) => {
  const posted = await enquiryEndpoint(page);
  await open(page, path);
  await bill(page, "Oil").fill("40000");
  await handOver(page).click();
  const wizard = new Wizard(page);
  // The subject is a choice already made: no other has to be ticked.
  await wizard.goTo(3);
  await expect(
    wizard.scope.getByRole("checkbox", { name: calculator?.handOver?.subject ?? "", exact: true }),
  ).toBeChecked();
  await wizard.next.click();
  const description = wizard.field("description");
  await expect(description).toHaveValue("");
  await description.fill("My own words.");
  // Opened once more from the page behind it, and by going back and forth: what was typed stays.
  await page.evaluate(() => document.querySelector<HTMLElement>("main a[href='/enquire/start-project']")?.click());
  await wizard.back.click();
  await wizard.next.click();
  await expect(description).toHaveValue("My own words.");
  await wizard.next.click();
  await wizard.expectDone();
  // Each line of them: src/demos/footprint/figures.test.ts.
  const lines = String(posted[0]?.values.description).split("\n");
  expect(lines.slice(0, 3)).toEqual([calculator?.handOver?.opening, "", "Oil: 40,000 litres, 100.0 tons (deck 1)"]);
  expect(lines.slice(-3)).toEqual(["All decks: 150.0 tons of smoke", "", "My own words."]);
});

test("pressed before its program is there, the button hands on what the page is about, and no sample as one's own", async ({
  page,
}) => {
  await page.goto(path);
  await handOver(page).click();
  const wizard = new Wizard(page);
  await wizard.expectStep(1);
  await expect(wizard.scope.getByText(product?.name ?? "", { exact: true }).filter({ visible: true })).toHaveCount(1);
  await expect(wizard.scope.getByText(enquiryWords.figures)).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(path);
});

test("on a phone the sum stays in sight below the bills, and leads to its parts", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, path);
  const foot = part(page).locator("[data-footprint-foot]");
  await bill(page, "Oil").scrollIntoViewIfNeeded();
  await expect(foot).toBeInViewport({ ratio: 1 });
  await bill(page, "Oil").fill("40000");
  await expect(foot).toContainText(filled(words.tonnes, { amount: "150.0" }));
  const [footBox, billBox] = [await foot.boundingBox(), await bill(page, "Oil").boundingBox()];
  expect((billBox?.y ?? 0) + (billBox?.height ?? 0)).toBeLessThanOrEqual(footBox?.y ?? 0);
  await foot.click();
  await expect(
    part(page)
      .getByText(filled(words.scope, { scope: 3 }))
      .first(),
  ).toBeInViewport();
});
