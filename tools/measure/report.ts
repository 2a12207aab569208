import type { Device } from "./arguments";
import type { Bytes, FigureRow } from "./figures";

/** What runs of all pages gave. */
export interface Measured {
  readonly rows: Readonly<Partial<Record<Device, readonly FigureRow[]>>>;
  /** Runs that gave nothing, as sentences. */
  readonly failures: readonly string[];
}

/** All that the command writes. */
export interface Report extends Measured {
  /** What was measured with: the date, versions, the machine. */
  readonly facts: Readonly<Record<string, string>>;
}

const whole = (value: number | undefined) =>
  value === undefined || Number.isNaN(value) ? "–" : String(Math.round(value));
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** All bytes of a load. */
export const totalBytes = (bytes: Bytes): number =>
  Object.values(bytes).reduce((total: number, size: number) => total + size, 0);

/** What each column says of a row. */
const columns: Readonly<Record<string, (row: FigureRow) => string>> = {
  page: ({ name }) => name,
  "P / A / BP / SEO": ({ load: { scores } }) =>
    [scores.performance, scores.accessibility, scores.bestPractices, scores.seo].map(whole).join(" / "),
  FCP: ({ load }) => whole(load.firstContentfulPaint),
  LCP: ({ load }) => whole(load.largestContentfulPaint),
  TBT: ({ load }) => whole(load.totalBlockingTime),
  CLS: ({ load }) => load.cumulativeLayoutShift.toFixed(3),
  SI: ({ load }) => whole(load.speedIndex),
  kB: ({ load }) => kilobytes(totalBytes(load.bytes)),
  HTML: ({ load }) => kilobytes(load.bytes.document),
  CSS: ({ load }) => kilobytes(load.bytes.stylesheet),
  JS: ({ load }) => kilobytes(load.bytes.script),
  fonts: ({ load }) => kilobytes(load.bytes.font),
  pictures: ({ load }) => kilobytes(load.bytes.image),
  other: ({ load }) => kilobytes(load.bytes.other),
  requests: ({ load }) => whole(load.requests),
  elements: ({ load }) => whole(load.elements),
  "tap at": ({ tap }) => whole(tap.at),
  INP: ({ tap }) => whole(tap.interactionToNextPaint),
  "longest task": ({ tap }) => whole(tap.longestTask),
  "tap seen": ({ tap }) => whole(tap.feedback),
  "first field": ({ tap }) => whole(tap.firstField),
  "g CO2e": ({ gramsPerVisit }) => gramsPerVisit.toFixed(3),
  runs: ({ runs }) => String(runs),
};

const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;

/** The rows of one device as a table in Markdown. */
export function tableOf(rows: readonly FigureRow[]): string {
  const names = Object.keys(columns);
  return [
    line(names),
    line(names.map((_, index) => (index === 0 ? "---" : "---:"))),
    ...rows.map((row) => line(Object.values(columns).map((cell) => cell(row)))),
  ].join("\n");
}

/** All of a report in Markdown. */
export function markdownOf({ facts, rows, failures }: Report): string {
  const tables = Object.entries(rows).map(([device, found]) => `## On a ${device}\n\n${tableOf(found)}\n`);
  const missing = failures.length > 0 ? [`## Not measured\n\n${failures.map((text) => `- ${text}`).join("\n")}\n`] : [];
  return [
    "# What a first visit costs",
    "",
    "Written by `npm run measure`: each page loaded in a new browser, all pages in turn; medians of the runs. Times are milliseconds; those of loading are simulated by Lighthouse (a phone: 1.6 Mbit/s, 150 ms there and back, a processor four times slower). Kilobytes are thousands of bytes as transferred, with their headers. The first tap is made on a phone of that kind with an empty cache, as soon as the page shows anything (*tap at*, from the beginning of the navigation): how long the input waited for a frame (*INP*), the longest piece of work from then on (*longest task*; those below 50 ms count as none), until the page showed that it took it, and until the wizard's first field was there. Emissions are those of the bytes by the Sustainable Web Design Model 4.",
    "",
    ...Object.entries(facts).map(([name, value]) => `- ${name}: ${value}`),
    "",
    ...tables,
    ...missing,
  ].join("\n");
}
