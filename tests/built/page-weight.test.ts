import { expect, test } from "vitest";
import { readSites, siteAt } from "../../src/content/read-site";
import { weightOf, weightSentence } from "../../src/gatsby/page-weight/weigh-pages";
import { pageIn, pages } from "./built-page";
import { onDisk, pageData, publicFolder } from "./public-folder";

const sites = readSites();

test("every page says what its document and the files of its first load weigh, if content/ has words for it", () => {
  const checked = [...pages(), pageIn("404.html")];
  expect(checked.length).toBeGreaterThan(1);
  for (const page of checked) {
    const { Navigation, language } = siteAt(sites, page.route);
    const words = Navigation.data.footer.weight;
    const place = page.document.querySelector("footer [data-page-weight]");
    expect(place !== null, page.route).toBe(words !== undefined);
    if (!place || !words) continue;
    const weight = weightOf(publicFolder, onDisk(page.file), page.html);
    // Rounded to a kilobyte; the sentence itself weighs some more.
    const sentences = [-200, 0, 200].map((bytes) =>
      weightSentence(words.text, { ...weight, total: weight.total + bytes }, language.locale),
    );
    expect(sentences, page.route).toContain(place.textContent);
    expect(pageData(page.route).result.pageContext.weightText).toBe(place.textContent);
  }
});
