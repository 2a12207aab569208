import { expect, test } from "vitest";
import { readSite } from "../../src/content/read-site";
import { gramsPerVisit } from "../../src/gatsby/page-weight/emissions";
import { type BuiltPage, pageIn, pages } from "./built-page";
import { partsOf } from "./first-visit";
import { built } from "./public-folder";

const { Navigation, Languages } = readSite();
const words = Navigation.data.footer.weight;
const locale = Languages.data.languages[0]?.locale;

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
    const { program: _later, styles: _inTheDocument, ...atOnce } = partsOf(page);
    const bytes = Object.values(atOnce).reduce((total, part) => total + part.bytes, 0);
    const { weight } = JSON.parse(built(dataFile(page))).result.pageContext;
    // Rounded to a kilobyte; the sentence itself weighs a few bytes.
    expect(Math.abs(weight.kilobytes - bytes / 1000), `${page.route}: ${bytes} bytes`).toBeLessThan(0.6);
    expect(weight.grams).toBe(gramsPerVisit(weight.kilobytes * 1000));
    const kilobytes = weight.kilobytes.toLocaleString(locale);
    const grams = weight.grams.toLocaleString(locale, { maximumSignificantDigits: 2 });
    expect(place.textContent).toBe(words.text.replace("{kilobytes}", kilobytes).replace("{grams}", grams));
  }
});
