import type { Bytes, Load } from "./figures";

/** The parts of Lighthouse's result that are read here. */
export interface LighthouseResult {
  readonly categories: Readonly<Record<string, { score: number | null }>>;
  readonly audits: Readonly<Record<string, { numericValue?: number; details?: object }>>;
  readonly environment: { readonly benchmarkIndex: number };
}

interface RequestItem {
  readonly url: string;
  readonly resourceType?: string;
  readonly transferSize?: number;
}

const kinds: Readonly<Record<string, keyof Bytes>> = {
  Document: "document",
  Stylesheet: "stylesheet",
  Script: "script",
  Font: "font",
  Image: "image",
};

function bytesOf(requests: readonly RequestItem[]): Bytes {
  const bytes = { document: 0, stylesheet: 0, script: 0, font: 0, image: 0, other: 0 };
  for (const { resourceType = "", transferSize = 0 } of requests) bytes[kinds[resourceType] ?? "other"] += transferSize;
  return bytes;
}

/** What one run of Lighthouse says of a page. */
export function loadOf({ categories, audits, environment }: LighthouseResult): Load {
  const score = (category: string) => Math.round(100 * (categories[category]?.score ?? Number.NaN));
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const { items } = (audits["network-requests"]?.details ?? { items: [] }) as { items: readonly RequestItem[] };
  const requests = items.filter(({ url }) => /^https?:/.test(url));
  return {
    scores: {
      performance: score("performance"),
      accessibility: score("accessibility"),
      bestPractices: score("best-practices"),
      seo: score("seo"),
    },
    firstContentfulPaint: value("first-contentful-paint"),
    largestContentfulPaint: value("largest-contentful-paint"),
    totalBlockingTime: value("total-blocking-time"),
    cumulativeLayoutShift: value("cumulative-layout-shift"),
    speedIndex: value("speed-index"),
    bytes: bytesOf(requests),
    requests: requests.length,
    elements: value("dom-size"),
    benchmarkIndex: environment.benchmarkIndex,
  };
}
