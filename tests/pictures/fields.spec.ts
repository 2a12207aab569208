import { mkdirSync } from "node:fs";
import { type Page, test } from "@playwright/test";
import sharp from "sharp";
import { plainWords } from "../../editor/preview/messages";
import { fieldsPicture } from "../../editor/reference/fields-picture";
import { contentKinds, pageTraits } from "../../src/content/kinds";
import { type Entry, readSite } from "../../src/content/read-site";
import { settled } from "../support/settled";

// At half its size a picture shows where fields are, and their names can still be read.
test.use({ deviceScaleFactor: 0.5, contextOptions: { reducedMotion: "reduce" }, bypassCSP: true });

/** Parts that lie over the page, or are drawn only near the screen. */
const plain = "#consent { display: none !important } * { content-visibility: visible !important }";

/** Height of a picture at most, in CSS pixels: what comes below are more blocks. */
const highest = 5_200;

/** A field, and words by which it is known on the page. */
interface NamedWords {
  name: string;
  words: string;
}

/** Fields that are shown elsewhere: in the head, on cards of other pages, in the address. */
const elsewhere = new Set(["head", "card", "redirectFrom", "order", "name", "loop", "icon"]);

/** The words that are known first of what a field holds. */
function firstWords(value: unknown): string | undefined {
  if (typeof value === "string") return plainWords(value);
  if (Array.isArray(value)) return value.map(firstWords).find(Boolean);
  if (typeof value !== "object" || value === null) return undefined;
  const { title, text, alt, ...others } = value as Record<string, unknown>;
  return [title, text, alt, ...Object.values(others)].map(firstWords).find(Boolean);
}

/** The fields of a file; of its blocks each by itself. */
const fieldsOf = (data: Record<string, unknown>): NamedWords[] =>
  Object.entries(data)
    .filter(([name]) => !elsewhere.has(name))
    .flatMap(([name, value]) =>
      name === "sections" && Array.isArray(value)
        ? value.map((block) => ({
            name: block.kind ? `sections: ${block.kind}` : "sections",
            words: firstWords(block) ?? "",
          }))
        : [{ name, words: firstWords(value) ?? "" }],
    )
    .filter(({ words }) => words !== "");

/** Draws a frame around each field, with its name. */
async function nameFields(page: Page, fields: readonly NamedWords[]): Promise<void> {
  const elements = page.locator("main :not(nav, nav *)");
  const texts = await elements.evaluateAll((all) =>
    all.map((element) => {
      const said = (part: Element) =>
        part instanceof HTMLImageElement ? part.alt : part instanceof SVGElement ? "" : (part.textContent ?? "");
      const own = said(element);
      return [...element.children].some((child) => said(child) === own) ? "" : own;
    }),
  );
  const shown = texts.map(plainWords);
  const places = fields.map(({ name, words }) => ({ name, index: shown.indexOf(words) }));
  await elements.evaluateAll((all, found) => {
    for (const { name, index } of found) {
      const element = all[index];
      if (!element) continue;
      const box = element.getBoundingClientRect();
      if (box.width === 0) continue;
      const frame = document.createElement("div");
      frame.style.cssText = `position:absolute;z-index:99;left:${box.left + scrollX - 8}px;top:${box.top + scrollY - 6}px;width:${box.width + 16}px;height:${box.height + 12}px;border:4px solid #B4351C;border-radius:6px`;
      const label = document.createElement("b");
      label.textContent = name;
      label.style.cssText =
        "position:absolute;right:-4px;bottom:100%;padding:2px 10px;background:#B4351C;color:#fff;font:600 25px/1.3 sans-serif;white-space:nowrap";
      frame.append(label);
      document.body.append(frame);
    }
  }, places);
}

const site = readSite({ contentRoot: "content" });

for (const kind of contentKinds) {
  const picture = fieldsPicture(kind);
  if (!pageTraits(kind)?.template || !picture) continue;
  test(`where the fields of ${kind.typeName} are`, async ({ page }) => {
    const [entry] = [site[kind.typeName]].flat() as Entry<typeof kind.typeName>[];
    if (!entry?.path) return;
    await page.goto(entry.path);
    await page.addStyleTag({ content: plain });
    await settled(page);
    await nameFields(page, fieldsOf(entry.data));
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const clip = { x: 0, y: 0, width: 1440, height: Math.min(height, highest) };
    const shot = await page.screenshot({ fullPage: true, clip, animations: "disabled" });
    mkdirSync("docs/pictures/fields", { recursive: true });
    await sharp(shot).webp({ quality: 60 }).toFile(picture);
  });
}
