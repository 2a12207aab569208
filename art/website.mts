/**
 * The picture of the case study of this website: its home page as a browser shows it, by day and in the evening.
 * `npm run website -w art -- http://127.0.0.1:9000` takes it from a server that serves a build (`npm start`).
 */
import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import sharp from "sharp";
import { browserOptions } from "../tools/browser";

/** To the end of the opening: the row below it has a figure that each build writes anew. */
const window = { width: 1360, height: 696 };
/** As wide as all pictures of openings, and as high as the window is: what stands around it says how much air it has. */
const picture = { width: 1200, height: 960 };

const [address = "http://127.0.0.1:9000"] = process.argv.slice(2);

/** The home page at noon, without the question about cookies and with nothing that moves. */
async function homePage(browser: Browser, colorScheme: "light" | "dark"): Promise<Buffer> {
  const context = await browser.newContext({ viewport: window, colorScheme, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.clock.setFixedTime("2026-11-28T12:00:00");
  await page.goto(address);
  await page.evaluate(() => document.documentElement.removeAttribute("data-asks-consent"));
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState("networkidle");
  await page
    .locator("main img")
    .first()
    .evaluate((image: HTMLImageElement) => image.decode());
  const shot = await page.screenshot();
  await context.close();
  return shot;
}

/** A screenshot in the frame of a window, whose line is what sets it apart from any ground. */
async function framed(browser: Browser, shot: Buffer, bar: string, line: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: picture });
  await page.setContent(`<style>
    body { margin: 0; height: 100vh; display: grid; place-items: center }
    div { box-sizing: border-box; width: 1200px; border: 2px solid ${line}; border-radius: 22px; overflow: hidden }
    div::before { content: "● ● ●"; display: block; padding: 9px 18px; font: 15px/1 sans-serif; letter-spacing: 2px;
      background: ${bar}; color: rgb(128 140 132 / 0.6) }
    img { display: block; width: 100% }
  </style><div><img src="data:image/png;base64,${shot.toString("base64")}"></div>`);
  await page.locator("img").evaluate((image: HTMLImageElement) => image.decode());
  const whole = await page.locator("div").screenshot({ omitBackground: true });
  await page.close();
  return whole;
}

const browser = await chromium.launch(browserOptions());
for (const [colorScheme, bar, line, file] of [
  ["light", "#f1efe6", "#dde3d5", "content/images/case-study-website.webp"],
  ["dark", "#22332b", "#3d5a4b", "content/images/evening/case-study-website.webp"],
] as const) {
  mkdirSync(dirname(file), { recursive: true });
  const whole = await framed(browser, await homePage(browser, colorScheme), bar, line);
  await sharp(whole).webp({ quality: 88, alphaQuality: 90 }).toFile(file);
}
await browser.close();
