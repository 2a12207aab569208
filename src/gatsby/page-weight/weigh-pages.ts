import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { co2 } from "@tgwf/co2";
import { type Sites, siteAt } from "../../content/read-site";
import { escapeText, unescapeAttribute } from "../../content/text/markdown";
import { interpolate } from "../../content/text/text";
import { builtPages } from "../files/built-pages";
import { compressFiles } from "../files/compress-files";
import { isPageDataFile } from "../internals";
import { firstLoad } from "./first-load";

/** Weight of the first load of a page, in bytes as they are sent. */
export interface PageWeight {
  readonly document: number;
  readonly pictures: readonly { readonly file: string; readonly bytes: number }[];
  readonly total: number;
}

/** Bytes of a built file as it is sent: as it was compressed, if it was. */
export const sentBytes = (path: string): number => statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;

/**
 * The built file at an address, as it is called on disk. Pictures that were encoded have an address in which blanks and
 * letters such as ü are escaped; those that are served as they are have their own name, in which a % is a %.
 */
function fileAt(address: string): string {
  const written = unescapeAttribute(address);
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

/** Weighs the first load of a page. Its file of HTML and those that it names must be compressed already. */
export function weightOf(publicFolder: string, htmlFile: string, html: string): PageWeight {
  const weighed = (addresses: readonly string[]) =>
    addresses.map(fileAt).map((file) => ({ file, bytes: sentBytes(join(publicFolder, file)) }));
  const files = firstLoad(html);
  const [pictures, others] = [weighed(files.pictures), weighed(files.others)];
  const document = sentBytes(htmlFile);
  return { document, pictures, total: [...pictures, ...others].reduce((sum, { bytes }) => sum + bytes, document) };
}

const model = new co2({ model: "swd", version: 4 });

/**
 * Grams of CO2e of one visit that transfers some bytes, by the Sustainable Web Design Model, version 4: for data centre,
 * network and device, their use and their making, with the world's average electricity. Nothing is taken to be in the
 * visitor's cache, and no hosting to be green.
 */
const gramsPerVisit = (bytes: number): number => model.perVisit(bytes);

/** The sentence that says it, with its numbers as they are written where a page's language is spoken. */
export function weightSentence(template: string, { total }: Pick<PageWeight, "total">, locale: string): string {
  const kilobytes = Math.round(total / 1000);
  return interpolate(template, {
    kilobytes: kilobytes.toLocaleString(locale),
    grams: gramsPerVisit(kilobytes * 1000).toLocaleString(locale, { maximumSignificantDigits: 2 }),
  });
}

/** Element of the footer that says the page's weight. */
const place = /(<span\b[^>]*\sdata-page-weight=""[^>]*>)[^<]*(<\/span>)/;

/**
 * Compresses everything, and says in every page what it weighs, where the footer has words for that: in its HTML, and in
 * its data, from which the footer is drawn where a visitor comes by a link.
 * @returns what each page weighs, by its path
 */
export async function weighAndCompress(publicFolder: string, sites: Sites): Promise<ReadonlyMap<string, PageWeight>> {
  await compressFiles(publicFolder, (file) => !isPageDataFile(file));
  const weights = new Map<string, PageWeight>();
  for (const { data, dataFile, htmlFile } of builtPages(publicFolder)) {
    const html = readFileSync(htmlFile, "utf8");
    const weight = weightOf(publicFolder, htmlFile, html);
    weights.set(data.path, weight);
    const { Navigation, language } = siteAt(sites, data.path);
    const words = Navigation.data.footer.weight;
    if (!words || !place.test(html)) continue;
    const sentence = weightSentence(words.text, weight, language.locale);
    const next = html.replace(place, (_, start, end) => start + escapeText(sentence) + end);
    // A file that says it already stays as it was written, and is not compressed anew.
    if (next !== html) writeFileSync(htmlFile, next);
    if (data.result.pageContext?.weightText === sentence) continue;
    data.result.pageContext = { ...data.result.pageContext, weightText: sentence };
    writeFileSync(dataFile, JSON.stringify(data));
  }
  await compressFiles(publicFolder);
  return weights;
}
