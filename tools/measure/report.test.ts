import { expect, test } from "vitest";
import { markdownOf, tableOf } from "./report";
import { sampleLoad } from "./sample-load";

const row = {
  name: "home",
  url: "http://127.0.0.1/",
  runs: 3,
  load: sampleLoad(),
  tap: { at: 1000, interactionToNextPaint: 48, longestTask: 61, feedback: 120.4, firstField: undefined },
  gramsPerVisit: 0.01482,
};

test("a table has a row for each page, and a dash for what there is not", () => {
  expect(tableOf([row, { ...row, name: "a|b" }]).split("\n")).toEqual([
    "| page | P / A / BP / SEO | FCP | LCP | TBT | CLS | SI | kB | HTML | CSS | JS | fonts | pictures | other | requests | elements | tap at | INP | longest task | tap seen | first field | g CO2e | runs |",
    `| --- |${" ---: |".repeat(22)}`,
    "| home | 100 / 100 / 100 / 100 | 750 | 1300 | 20 | 0.004 | 800 | 100.0 | 14.1 | 0.0 | 2.0 | 33.7 | 50.0 | 0.3 | 6 | 724 | 1000 | 48 | 61 | 120 | – | 0.015 | 3 |",
    "| a\\|b | 100 / 100 / 100 / 100 | 750 | 1300 | 20 | 0.004 | 800 | 100.0 | 14.1 | 0.0 | 2.0 | 33.7 | 50.0 | 0.3 | 6 | 724 | 1000 | 48 | 61 | 120 | – | 0.015 | 3 |",
  ]);
});

test("the report names what was measured with, each device, and what failed", () => {
  const text = markdownOf({
    facts: { date: "2026-11-22" },
    rows: { phone: [row], desktop: [row] },
    failures: ["x: y"],
  });
  expect(text).toContain("\n- date: 2026-11-22\n");
  expect(text).toContain("\n## On a phone\n\n| page |");
  expect(text).toContain("\n## On a desktop\n\n| page |");
  expect(text).toContain("\n## Not measured\n\n- x: y\n");
  expect(markdownOf({ facts: {}, rows: {}, failures: [] })).not.toContain("Not measured");
});
