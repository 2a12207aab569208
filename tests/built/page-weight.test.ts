import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { readSite } from "../../src/content/read-site";
import { gramsPerVisit } from "../../src/gatsby/page-weight/emissions";
import { pageWeightText } from "../../src/gatsby/page-weight/page-weights";
import { type BuiltPage, pageIn, pages } from "./built-page";
import { partsOf } from "./first-visit";
import { built, publicFolder } from "./public-folder";

const { Navigation, Languages } = readSite();
const words = Navigation.data.footer.weight;
const locale = Languages.data.languages[0]?.locale ?? "";

const dataFile = ({ file }: BuiltPage) =>
  file === "index.html"
    ? "page-data/index/page-data.json"
    : `page-data/${file.replace("/index.html", "")}/page-data.json`;

test("every page says what its document and the files of its first load weigh, if content/ has words for it", () => {
  const checked = [...pages(), pageIn("404.html")];
  expect(checked.length).toBeGreaterThan(1);
  for (const page of checked) {
    const place = page.document.querySelector("footer [data-page-weight]");
    expect(place !== null, page.route).toBe(words !== undefined);
    if (!place || !words) continue;
    const { program: _later, styles: _inTheDocument, ...atOnce } = partsOf(page, "noon");
    const bytes = Object.values(atOnce).reduce((total, part) => total + part.bytes, 0);
    // Rounded to a kilobyte; the sentence itself weighs a few bytes.
    const nearly = [bytes - 100, bytes, bytes + 100].map((sum) => Math.round(sum / 1000));
    const sentences = nearly.map((kilobytes) =>
      pageWeightText(words.text, { kilobytes, grams: gramsPerVisit(kilobytes * 1000) }, locale),
    );
    expect(sentences, `${page.route}: ${bytes} bytes`).toContain(place.textContent);
    expect(JSON.parse(built(dataFile(page))).result.pageContext.weightText).toBe(place.textContent);
  }
});

test("the program that all pages share writes no numbers or dates", () => {
  const scripts = readdirSync(publicFolder).filter((file) => /^app-\w+\.js$/.test(file));
  expect(scripts).toHaveLength(1);
  // The first of them has the browser load what it knows of a language: one piece of work of 50 ms on a slow phone.
  for (const script of scripts) expect(built(script)).not.toMatch(/\btoLocale(Date|Time)?String\b|\bIntl\./);
});
