import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Sites, siteAt } from "../../content/read-site";
import { interpolate } from "../../content/text";
import { builtPages } from "../files/built-pages";
import { compressFiles, sentSize } from "../files/compress-files";
import { gramsPerVisit } from "./emissions";
import { type FirstLoad, firstLoad } from "./first-load";

/** One part of what a page weighs: its files and their bytes as they are sent. */
interface WeightPart {
  readonly bytes: number;
  readonly files: readonly { readonly file: string; readonly bytes: number }[];
}

/** Weight of the first load of a page, by its parts. */
export type PageWeight = Readonly<Record<keyof FirstLoad | "document", WeightPart>>;

/** Bytes of a built file as it is sent: as it was compressed, if it was. */
export const sentBytes = (publicFolder: string, file: string): number =>
  statSync(join(publicFolder, existsSync(join(publicFolder, `${file}.br`)) ? `${file}.br` : file)).size;

/** Weighs the first load of a page. The files that its HTML names must be compressed already. */
export function weightOf(publicFolder: string, html: string): PageWeight {
  const part = (names: readonly string[]): WeightPart => {
    const files = names.map((file) => ({ file, bytes: sentBytes(publicFolder, file) }));
    return { files, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) };
  };
  const { scripts, fonts, pictures, others } = firstLoad(html);
  return {
    document: { files: [], bytes: sentSize(html) },
    scripts: part(scripts),
    fonts: part(fonts),
    pictures: part(pictures),
    others: part(others),
  };
}

/** The sentence that says it, with its numbers as they are written where a page's language is spoken. */
export function weightSentence(template: string, weight: PageWeight, locale: string): string {
  const kilobytes = Math.round(Object.values(weight).reduce((sum, { bytes }) => sum + bytes, 0) / 1000);
  return interpolate(template, {
    kilobytes: kilobytes.toLocaleString(locale),
    grams: gramsPerVisit(kilobytes * 1000).toLocaleString(locale, { maximumSignificantDigits: 2 }),
  });
}

/** Element of the footer that says the page's weight. */
const place = /(<span\b[^>]*\sdata-page-weight=""[^>]*>)[^<]*(<\/span>)/;

const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

/** Writes a file where its text changes, so that nothing is compressed anew for nothing. */
function update(path: string, before: string, after: string): void {
  if (after !== before) writeFileSync(path, after);
}

/**
 * Compresses everything, and says in every page what it weighs, where the footer has words for that: in its HTML, and in
 * its data, from which the footer is drawn where a visitor comes by a link.
 * @returns what each page weighs, by its path
 */
export async function weighAndCompress(publicFolder: string, sites: Sites): Promise<ReadonlyMap<string, PageWeight>> {
  const isWeighed = (file: string) => /\.html$|page-data\.json$/.test(file);
  await compressFiles(publicFolder, (file) => !isWeighed(file));
  const weights = new Map<string, PageWeight>();
  for (const { data, dataFile, htmlFile } of builtPages(publicFolder)) {
    const html = readFileSync(htmlFile, "utf8");
    const weight = weightOf(publicFolder, html);
    weights.set(data.path, weight);
    const { Navigation, language } = siteAt(sites, data.path);
    const words = Navigation.data.footer.weight;
    if (!words || !place.test(html)) continue;
    const sentence = weightSentence(words.text, weight, language.locale);
    update(
      htmlFile,
      html,
      html.replace(place, (_, start, end) => start + escaped(sentence) + end),
    );
    const text = JSON.stringify(data);
    data.result.pageContext = { ...data.result.pageContext, weightText: sentence };
    update(dataFile, text, JSON.stringify(data));
  }
  await compressFiles(publicFolder);
  return weights;
}
