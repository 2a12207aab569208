import { readSite } from "../../src/content/read-site";
import { expect, open, test } from "../support/test";

/** This site is in one language, whose content every other one shows. */
const { label, languages } = readSite().Languages.data;
const [first, second] = languages;

test("a language that shows the first one's content is kept as a choice, and the page loaded again", async ({
  page,
}) => {
  await open(page, "/about");
  const selector = page.getByRole("banner").locator(`details:has(> summary:has-text('${label}'))`);
  await selector.locator("summary").click();
  await expect(selector.getByRole("button")).toHaveCount(languages.length);
  const other = selector.getByRole("button", { name: second?.name });
  await expect(other).toContainText(second?.note ?? "");
  await expect(selector.getByRole("button", { name: first?.name, exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );

  const reloaded = page.waitForEvent("load");
  await other.click();
  await reloaded;
  expect(await page.evaluate("window.localStorage.getItem('language')")).toBe(second?.code);
  await expect(selector.locator("summary")).toContainText(second?.flag ?? "");
  await expect(page.locator("html")).toHaveAttribute("lang", first?.code ?? "");
  await expect(page.locator("h1")).toBeVisible();
});
