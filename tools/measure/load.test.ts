import { expect, test } from "vitest";
import { loadOf } from "./load";

const audit = (numericValue: number) => ({ numericValue });

const result = {
  categories: {
    performance: { score: 0.994 },
    accessibility: { score: 1 },
    "best-practices": { score: 0.96 },
    seo: { score: 0.9 },
  },
  audits: {
    "first-contentful-paint": audit(750),
    "largest-contentful-paint": audit(1300),
    "total-blocking-time": audit(20),
    "cumulative-layout-shift": audit(0.004),
    "speed-index": audit(800),
    "dom-size": audit(724),
    "network-requests": {
      details: {
        items: [
          { url: "https://a.test/", resourceType: "Document", transferSize: 14_000 },
          { url: "https://a.test/a.woff2", resourceType: "Font", transferSize: 20_000 },
          { url: "https://a.test/b.woff2", resourceType: "Font", transferSize: 12_000 },
          { url: "https://a.test/a.avif", resourceType: "Image", transferSize: 45_000 },
          { url: "https://a.test/manifest.webmanifest", resourceType: "Manifest", transferSize: 1_000 },
          { url: "data:image/svg+xml,", resourceType: "Image", transferSize: 500 },
        ],
      },
    },
  },
  environment: { benchmarkIndex: 2184 },
};

test("what Lighthouse says becomes figures, bytes by what they are, without what came within the document", () => {
  expect(loadOf(result)).toEqual({
    scores: { performance: 99, accessibility: 100, bestPractices: 96, seo: 90 },
    firstContentfulPaint: 750,
    largestContentfulPaint: 1300,
    totalBlockingTime: 20,
    cumulativeLayoutShift: 0.004,
    speedIndex: 800,
    bytes: { document: 14_000, stylesheet: 0, script: 0, font: 32_000, image: 45_000, other: 1_000 },
    requests: 5,
    elements: 724,
    benchmarkIndex: 2184,
  });
});

test("a figure that Lighthouse does not give is not taken to be nought", () => {
  const { audits, ...rest } = result;
  expect(loadOf({ ...rest, audits: {} }).totalBlockingTime).toBeNaN();
});
