import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { co2 } from "@tgwf/co2";
import { type Sites, siteAt } from "../../content/read-site";
import { escapeText, unescapeAttribute } from "../../content/text/markdown";
import { interpolate, weightNames } from "../../content/text/text";
import { isPageDataFile } from "../../hosting/gatsby-names";
import { builtPages } from "../files/app-files";
import { compressFiles } from "../files/compress-files";
import { firstLoad } from "./first-load";

export const sentBytes = (path: string): number => statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;

/** The file at an address. Of encoded pictures blanks and letters such as ü are escaped; of others a % may be a %. */
function fileAt(address: string): string {
  const written = unescapeAttribute(address);
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

const elementsIn = (html: string): number =>
  html
    .replace(/^.*?<body[^>]*>/s, "")
    .replace(/(<script[^>]*>).*?<\/script>/gs, "$1")
    .match(/<[a-z]/g)?.length ?? 0;

type PageWeight = ReturnType<typeof weightOf>;

export function weightOf(publicFolder: string, htmlFile: string, html: string) {
  const { pictures, others } = firstLoad(html);
  const files = [...pictures, ...others].map((address) => join(publicFolder, fileAt(address)));
  const total = [htmlFile, ...files].reduce((sum, file) => sum + sentBytes(file), 0);
  return { total, elements: elementsIn(html) };
}

/** Sustainable Web Design Model, version 4: the world's average electricity, nothing in the cache, no green hosting. */
const model = new co2({ model: "swd", version: 4 });

function figuresOf({ total, elements }: PageWeight, locale: string) {
  const kilobytes = Math.round(total / 1000);
  return {
    kilobytes: kilobytes.toLocaleString(locale),
    grams: model
      .perVisit(kilobytes * 1000)
      .toLocaleString(locale, { minimumFractionDigits: 3, maximumFractionDigits: 3 }),
    elements: elements.toLocaleString(locale),
  };
}

export const weightSentence = (template: string, weight: PageWeight, locale: string): string =>
  interpolate(template, figuresOf(weight, locale));

const place = /(<span\b[^>]*\sdata-page-weight=""[^>]*>)[^<]*(<\/span>)/;

const withWeights = (text: string, weights: ReadonlyMap<string, PageWeight>, locale: string): string =>
  text.replace(weightNames, (words, figure: keyof ReturnType<typeof figuresOf>, path: string) => {
    const weight = weights.get(path);
    if (!weight) throw new Error(`A text says ${words}, but no page has the path ${path}.`);
    return figuresOf(weight, locale)[figure];
  });

/** Compresses everything, and writes what pages weigh into them; gives the paths of pages whose texts name a weight. */
export async function weighAndCompress(publicFolder: string, sites: Sites): Promise<string[]> {
  await compressFiles(publicFolder, (file) => !isPageDataFile(file));
  const pages = builtPages(publicFolder).map((page) => ({ ...page, html: readFileSync(page.htmlFile, "utf8") }));
  const weights = new Map(pages.map(({ data, htmlFile, html }) => [data.path, weightOf(publicFolder, htmlFile, html)]));
  const weighing = pages.filter(({ html }) => html.search(weightNames) >= 0).map(({ data }) => data.path);
  for (const { data, dataFile, htmlFile, html } of pages) {
    const { Navigation, language } = siteAt(sites, data.path);
    const words = Navigation.data.footer.weight;
    const weight = weights.get(data.path);
    const sentence = words && weight && place.test(html) ? weightSentence(words.text, weight, language.locale) : "";
    const said = html.replace(place, (_, start, end) => start + escapeText(sentence) + end);
    const next = withWeights(said, weights, language.locale);
    // A file that says it already stays as it was written, and is not compressed anew.
    if (next !== html) writeFileSync(htmlFile, next);
    const context = { ...data.result.pageContext, ...(sentence && { weightText: sentence }) };
    const written = JSON.stringify({ ...data, result: { ...data.result, pageContext: context } });
    const nextData = withWeights(written, weights, language.locale);
    if (nextData !== JSON.stringify(data)) writeFileSync(dataFile, nextData);
  }
  await compressFiles(publicFolder);
  return weighing;
}
