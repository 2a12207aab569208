import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { built } from "../support/site";
import { expect, test } from "../support/test";

/** Budgets of the first load of the home page, in bytes; kilobytes are thousands. */
const budgets = { script: 100_000, html: 30_000, fonts: 60_000 };

const gzipped = (file: string) => gzipSync(readFileSync(join("public", file)), { level: 9 }).length;

/** Largest pictures that one source may become; a larger one means a source that is too wide or too rich. */
const maxPictureBytes = 300_000;

interface Stats {
  assetsByChunkName: Record<string, string[]>;
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
