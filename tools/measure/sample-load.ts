import type { Load } from "./figures";

/** A load for tests, of which they say what matters to them. */
export const sampleLoad = (some: Partial<Load> = {}): Load => ({
  scores: { performance: 100, accessibility: 100, bestPractices: 100, seo: 100 },
  firstContentfulPaint: 750.4,
  largestContentfulPaint: 1300,
  totalBlockingTime: 20,
  cumulativeLayoutShift: 0.0041,
  speedIndex: 800,
  bytes: { document: 14_050, stylesheet: 0, script: 2_000, font: 33_700, image: 50_000, other: 250 },
  requests: 6,
  elements: 724,
  benchmarkIndex: 2000,
  ...some,
});
