import { readSite } from "../../src/content/read-site";
import { built, wizardKeys } from "../built/public-folder";
import { appScripts, holdFiles } from "../support/before-hydration";
import { expect, hydrated, open, test } from "../support/test";

const { Languages, InterfaceWords } = readSite();
const [first, second] = Languages.data.languages;

// A site of several languages is nightly/german.spec.ts.
if (second && Languages.data.languages.every(({ dataSet }) => dataSet === first?.dataSet)) {
  test("a language that shows the first one's content is kept as a choice, also before the app", async ({ page }) => {
    const release = await holdFiles(page, appScripts);
    await page.goto("/about", { waitUntil: "load" });
    const summary = page.getByRole("banner").locator("summary", { hasText: InterfaceWords.data.languages });
    await summary.click();
    const entry = (code = "") => page.getByRole("banner").locator(`button[value="${code}"]`);
    await expect(entry(second.code)).toContainText(second.note ?? "");
    await expect(entry(first?.code)).toHaveAttribute("aria-pressed", "true");
    const reloaded = page.waitForEvent("load");
    await entry(second.code).click();
    await reloaded;
    expect(await page.evaluate(() => localStorage.getItem("language"))).toBe(second.code);
    release();
    await hydrated(page);
    await expect(summary).toContainText(second.flag ?? "");
    await expect(page.locator("html")).toHaveAttribute("lang", first?.code ?? "");
  });
}

test("a wizard's program and questions are loaded when one is opened, and not before", async ({ page }) => {
  const asked = new Set<string>();
  page.on("request", (request) => asked.add(new URL(request.url()).pathname));
  await open(page, "/");
  await page.waitForLoadState("networkidle");
  const definitions = () => [...asked].filter((path) => /^\/wizards\/.*\.json$/.test(path));
  /** Words that only the app of the wizards' window has. */
  const programs = () =>
    [...asked].filter((path) => path.endsWith(".js") && built(path).includes("data-reach-dialog-overlay"));
  expect([...definitions(), ...programs()]).toEqual([]);
  const opener = page.locator(wizardKeys.map((key) => `main a[href="/enquire/${key}"]`).join()).first();
  const key = ((await opener.getAttribute("href")) ?? "").split("/").at(-1);
  await opener.click();
  await expect(page.getByRole("dialog").getByRole("heading").first()).toBeVisible();
  expect(definitions()).toEqual([`/wizards/${key}.json`]);
  expect(programs()).not.toEqual([]);
});
