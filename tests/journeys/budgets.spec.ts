import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { built } from "../support/site";
import { expect, test } from "../support/test";

/** Budgets of the first load of the home page, in bytes; kilobytes are thousands. */
const budgets = { script: 100_000, html: 30_000, fonts: 60_000 };

const gzipped = (file: string) => gzipSync(readFileSync(join("public", file)), { level: 9 }).length;

/** What opening a wizard for the first time may load in scripts, in bytes. */
const wizardScript = 60_000;

/** What the home page's pictures may load, in bytes: those of the first screen, and all after scrolling to its end. */
const pictures = [
  { width: 390, height: 844, deviceScaleFactor: 2, firstScreen: 120_000 },
  { width: 1440, height: 900, deviceScaleFactor: 1, firstScreen: 200_000 },
];
const allPictures = 600_000;

/** Largest pictures that one source may become; a larger one means a source that is too wide or too rich. */
const maxPictureBytes = 300_000;

interface Stats {
  assetsByChunkName: Record<string, string[]>;
}

/** Words that only the program of the wizards' window has. */
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
  test("the home page's scripts, as the browser loads them first", async ({ page }) => {
    const scripts = new Set<string>();
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.add(new URL(request.url()).pathname);
    });
    // Without prefetching, which Gatsby leaves out for those who save data: only what the page itself needs counts.
    await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
    await page.goto("/", { waitUntil: "networkidle" });
    const sizes = [...scripts].map((file) => ({ file, bytes: gzipped(file) }));
    const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
    const { assetsByChunkName } = JSON.parse(built("webpack.stats.json")) as Stats;
    expect([...scripts]).toContain(`/${assetsByChunkName["component---src-pages-index-tsx"]?.[0]}`);
    expect(total, JSON.stringify(sizes)).toBeLessThanOrEqual(budgets.script);
  });

  test("a wizard's program and questions, which nothing loads before one is opened", async ({ page }) => {
    const { scripts, definitions } = requestsOf(page);
    await page.goto("/", { waitUntil: "networkidle" });
    const before = new Set(scripts);
    expect([...definitions]).toEqual([]);
    expect([...before].filter((file) => built(file).includes(wizardProgram))).toEqual([]);

    await page.locator("main").getByRole("link", { name: "Start project", exact: true }).first().click();
    await expect(page.getByRole("dialog", { name: "Start project Step 1 of 4" })).toBeVisible();
    await page.waitForLoadState("networkidle");
    const sizes = [...scripts].filter((file) => !before.has(file)).map((file) => ({ file, bytes: gzipped(file) }));
    expect([...definitions]).toEqual(["/wizards/start-project.json"]);
    expect(sizes.some(({ file }) => built(file).includes(wizardProgram))).toBe(true);
    expect(
      sizes.reduce((sum, { bytes }) => sum + bytes, 0),
      JSON.stringify(sizes),
    ).toBeLessThanOrEqual(wizardScript);
  });

  test("the home page's HTML with its styles", () => {
    expect(gzipped("index.html")).toBeLessThanOrEqual(budgets.html);
  });

  test("the fonts", () => {
    const total = readdirSync("public/fonts").reduce((sum, file) => sum + statSync(join("public/fonts", file)).size, 0);
    expect(total).toBeLessThanOrEqual(budgets.fonts);
    expect(built("index.html").match(/rel="preload"[^>]*as="font"/g)).toHaveLength(2);
  });

  test("every picture made at build", () => {
    const heavy = readdirSync("public/static", { recursive: true, encoding: "utf8" })
      .map((file) => ({ file, bytes: statSync(join("public/static", file)).size }))
      .filter(({ file, bytes }) => /\.(avif|webp|png|svg)$/.test(file) && bytes > maxPictureBytes);
    expect(heavy).toEqual([]);
  });
});

for (const { width, height, deviceScaleFactor, firstScreen } of pictures) {
  test.describe(`the home page's pictures at ${width} px`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor });

    test("on the first screen and to its end", async ({ page }) => {
      await page.goto("/", { waitUntil: "networkidle" });
      const seen = await page.evaluate(() =>
        [...document.images]
          .filter((image) => image.getBoundingClientRect().top < innerHeight)
          .map((image) => image.currentSrc),
      );
      const bytes = (sources: Iterable<string>) =>
        [...new Set(sources)]
          .filter((source) => source.startsWith("http"))
          .map((source) => ({ source, bytes: statSync(join("public", new URL(source).pathname)).size }));
      const sum = (sizes: { bytes: number }[]) => sizes.reduce((total, size) => total + size.bytes, 0);
      expect(bytes(seen).length).toBeGreaterThan(0);
      expect(sum(bytes(seen)), JSON.stringify(bytes(seen))).toBeLessThanOrEqual(firstScreen);

      for (let y = 0; y < (await page.evaluate(() => document.documentElement.scrollHeight)); y += height / 2) {
        await page.evaluate((top) => scrollTo(0, top), y);
        await page.waitForTimeout(60);
      }
      await page.waitForLoadState("networkidle");
      await expect
        .poll(() =>
          page.evaluate(
            () => [...document.images].filter(({ complete, naturalWidth }) => !complete || !naturalWidth).length,
          ),
        )
        .toBe(0);
      const all = bytes(await page.evaluate(() => [...document.images].map((image) => image.currentSrc)));
      expect(sum(all), JSON.stringify(all)).toBeLessThanOrEqual(allPictures);
    });
  });
}
