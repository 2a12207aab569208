import { existsSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { readSite } from "../../src/content/read-site";
import { chosenFile } from "../../src/gatsby/page-weight/chosen-picture";
import { gramsPerVisit } from "../../src/gatsby/page-weight/emissions";
import { type BuiltPage, pageIn, pages } from "./built-page";
import { built, onDisk } from "./public-folder";

const { Navigation, Languages } = readSite();
const words = Navigation.data.footer.weight;
const locale = Languages.data.languages[0]?.locale;

/** Bytes of a file as it is sent. */
const sent = (file: string) => statSync(onDisk(existsSync(onDisk(`${file}.br`)) ? `${file}.br` : file)).size;

/** The files that a page's HTML has fetched at once, found by the tree of its elements. */
function filesOf({ document }: BuiltPage): readonly string[] {
  const linked = [...document.querySelectorAll('link[rel="stylesheet"], link[rel="preload"]')].map((link) =>
    String(link.getAttribute("href")),
  );
  const scripts = [...document.querySelectorAll("script[src]")].map((script) => String(script.getAttribute("src")));
  const pictures = [...document.querySelectorAll('img:not([loading="lazy"])')].map((image) => {
    const best = image.parentElement?.querySelector(":scope > source") ?? image;
    const [srcset, sizes] = [best.getAttribute("srcset"), best.getAttribute("sizes")];
    return String(srcset === null ? image.getAttribute("src") : chosenFile(srcset, sizes ?? "100vw"));
  });
  return [...new Set([...linked, ...scripts, ...pictures])];
}

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
    const bytes = [page.file, ...filesOf(page)].reduce((total, file) => total + sent(file), 0);
    const { weight } = JSON.parse(built(dataFile(page))).result.pageContext;
    // Rounded to a kilobyte; the sentence itself weighs a few bytes.
    expect(Math.abs(weight.kilobytes - bytes / 1000), `${page.route}: ${bytes} bytes`).toBeLessThan(0.6);
    expect(weight.grams).toBe(gramsPerVisit(weight.kilobytes * 1000));
    const kilobytes = weight.kilobytes.toLocaleString(locale);
    const grams = weight.grams.toLocaleString(locale, { maximumSignificantDigits: 2 });
    expect(place.textContent).toBe(words.text.replace("{kilobytes}", kilobytes).replace("{grams}", grams));
  }
});
