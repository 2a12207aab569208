import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { built, onDisk, wizardKeys } from "../built/public-folder";
import { homeScriptBudget } from "../built/script-budget";
import { expect, hydrated, open, test } from "../support/test";

const gzipped = (file: string) => gzipSync(readFileSync(onDisk(file)), { level: 9 }).length;

/** Scripts that opening a wizard for the first time may load, in bytes. */
const wizardScript = 60_000;

/** Words that only the app of the wizards' window has. */
const wizardProgram = "data-reach-dialog-overlay";

/** The paths of the scripts and of the wizards' files that a page asks for from now on. */
function requestsOf(page: Page) {
  const scripts = new Set<string>();
  const definitions = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) scripts.add(pathname);
    if (/^\/wizards\/.*\.json$/.test(pathname)) definitions.add(pathname);
  });
  return { scripts, definitions };
}

test.describe("budgets on built files", () => {
  test("nothing of the app is loaded until the page is touched, and all of it then", async ({ page }) => {
    const { scripts } = requestsOf(page);
    // Without prefetching, which visitors who save data are spared: only what the page itself needs counts.
    await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
    await page.goto("/", { waitUntil: "networkidle" });
    expect([...scripts]).toEqual([expect.stringMatching(/^\/loader-[0-9a-f]{20}\.js$/)]);

    await hydrated(page);
    await page.waitForLoadState("networkidle");
    const sizes = [...scripts].map((file) => ({ file, bytes: gzipped(file) }));
    expect(sizes.length).toBeGreaterThan(3);
    expect(
      sizes.reduce((sum, { bytes }) => sum + bytes, 0),
      JSON.stringify(sizes),
    ).toBeLessThanOrEqual(homeScriptBudget());
  });

  test("a wizard's program and questions, which nothing loads before one is opened", async ({ page }) => {
    const { scripts, definitions } = requestsOf(page);
    await open(page, "/");
    await page.waitForLoadState("networkidle");
    const before = new Set(scripts);
    expect([...definitions]).toEqual([]);
    expect([...before].filter((file) => built(file).includes(wizardProgram))).toEqual([]);

    const opener = page.locator(wizardKeys.map((key) => `main a[href="/enquire/${key}"]`).join()).first();
    const key = ((await opener.getAttribute("href")) ?? "").split("/").at(-1);
    await opener.click();
    await expect(page.getByRole("dialog").getByRole("heading").first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    const sizes = [...scripts].filter((file) => !before.has(file)).map((file) => ({ file, bytes: gzipped(file) }));
    expect([...definitions]).toEqual([`/wizards/${key}.json`]);
    expect(sizes.some(({ file }) => built(file).includes(wizardProgram))).toBe(true);
    expect(
      sizes.reduce((sum, { bytes }) => sum + bytes, 0),
      JSON.stringify(sizes),
    ).toBeLessThanOrEqual(wizardScript);
  });
});
