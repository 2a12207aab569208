import type { Result } from "lighthouse";
import { computeMedianRun } from "lighthouse/core/lib/median-run.js";
import type { Tap } from "./tap.mjs";

/** Runs of one page on one device. */
export interface Measured {
  readonly name: string;
  readonly loads: readonly Result[];
  /** First taps, on the phone only. */
  readonly taps: readonly Tap[];
}

const whole = (value: number | undefined) => (value === undefined ? "–" : String(Math.round(value)));

function median(numbers: readonly (number | undefined)[]): number | undefined {
  const sorted = numbers.filter((value) => value !== undefined).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

const categories = ["performance", "accessibility", "best-practices", "seo"];

const columns: Readonly<Record<string, (load: Result, taps: readonly Tap[]) => string>> = {
  "P / A / BP / SEO": ({ categories: found }) =>
    categories.map((name) => whole(100 * (found[name]?.score ?? Number.NaN))).join(" / "),
  FCP: ({ audits }) => whole(audits["first-contentful-paint"]?.numericValue),
  LCP: ({ audits }) => whole(audits["largest-contentful-paint"]?.numericValue),
  TBT: ({ audits }) => whole(audits["total-blocking-time"]?.numericValue),
  CLS: ({ audits }) => (audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN).toFixed(3),
  SI: ({ audits }) => whole(audits["speed-index"]?.numericValue),
  kB: ({ audits }) => whole((audits["total-byte-weight"]?.numericValue ?? Number.NaN) / 1000),
  "tap at": (_, taps) => whole(median(taps.map(({ at }) => at))),
  INP: (_, taps) => whole(median(taps.map(({ interactionToNextPaint }) => interactionToNextPaint))),
  "longest task": (_, taps) => whole(median(taps.map(({ longestTask }) => longestTask))),
  "tap seen": (_, taps) => whole(median(taps.map(({ feedback }) => feedback))),
  "first field": (_, taps) => whole(median(taps.map(({ firstField }) => firstField))),
};

/** The median run of each page, as a table in Markdown. */
export function tableOf(measured: readonly Measured[]): string {
  const rows = measured.map(({ name, loads, taps }) => {
    const load = computeMedianRun([...loads]);
    return [name, ...Object.values(columns).map((cell) => cell(load, taps))];
  });
  const head = ["page", ...Object.keys(columns)];
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
