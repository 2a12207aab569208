import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fillText } from "../../content/text";
import { gramsPerVisit } from "./emissions";
import { firstLoad } from "./first-load";

/** What the first load of a page costs. */
interface PageWeight {
  /** Thousands of bytes. */
  readonly kilobytes: number;
  /** Grams of CO2e of a visit that loads nothing else. */
  readonly grams: number;
}

/** The sentence that says it, with its numbers as they are written where a page's language is spoken. */
export const pageWeightText = (template: string, { kilobytes, grams }: PageWeight, locale: string): string =>
  fillText(template, {
    kilobytes: kilobytes.toLocaleString(locale),
    grams: grams.toLocaleString(locale, { maximumSignificantDigits: 2 }),
  });

/** What a file weighs on its way: as it was compressed, if it was; undefined where it is none of this site's. */
function transferred(publicFolder: string, path: string): number | undefined {
  const file = join(publicFolder, path);
  return (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file, { throwIfNoEntry: false }))?.size;
}

/**
 * What the first load of a built page weighs, with its document. Its files must be compressed already.
 * @param file path of the page's HTML below the folder
 * @returns undefined where one of its files is not there or cannot be told
 */
export function weightOf(publicFolder: string, file: string): PageWeight | undefined {
  const files = firstLoad(readFileSync(join(publicFolder, file), "utf8"));
  const sizes = [file, ...(files ?? [""])].map((path) => path && transferred(publicFolder, path));
  let bytes = 0;
  for (const size of sizes) {
    if (typeof size !== "number") return undefined;
    bytes += size;
  }
  const kilobytes = Math.round(bytes / 1000);
  return { kilobytes, grams: gramsPerVisit(kilobytes * 1000) };
}

/** Where the footer of a page says what it weighs. */
const place = /(<span\b[^>]*\sdata-page-weight=""[^>]*>)[^<]*(<\/span>)/;

const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

interface WeighedPageData {
  path: string;
  result: { pageContext?: { weightText?: string } };
}

/** Writes a file where its text changes, so that nothing is compressed anew for nothing. */
function update(path: string, before: string, after: string): void {
  if (after !== before) writeFileSync(path, after);
}

/**
 * Says in every page what it weighs: in its HTML, and in its data, from which the program draws the footer where it
 * takes the page over or comes to it by a link.
 * @param template the sentence that says it
 * @param locale the language of its numbers
 */
export function writePageWeights(publicFolder: string, template: string, locale: string): void {
  const dataFiles = readdirSync(join(publicFolder, "page-data"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("page-data.json"))
    .map((file) => join(publicFolder, "page-data", file));
  for (const dataFile of dataFiles) {
    const text = readFileSync(dataFile, "utf8");
    const data: WeighedPageData = JSON.parse(text);
    const file = data.path.endsWith(".html") ? data.path : join(data.path, "index.html");
    const html = readFileSync(join(publicFolder, file), "utf8");
    if (!place.test(html)) continue;
    const weight = weightOf(publicFolder, file);
    const said = weight && pageWeightText(template, weight, locale);
    update(
      join(publicFolder, file),
      html,
      html.replace(place, (_, start, end) => start + escaped(said ?? "") + end),
    );
    data.result.pageContext = { ...data.result.pageContext, weightText: said };
    update(dataFile, text, JSON.stringify(data));
  }
}
