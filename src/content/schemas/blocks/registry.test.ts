import { expect, test } from "vitest";
import { pageBlock } from "./registry";

const rows = ["One", "Two", "Three"].map((title) => ({ title, finding: "a crack", verdict: "now", urgency: "now" }));
const ledger = { heading: "A list", rows };

const faults = (fields: object) =>
  pageBlock
    .safeParse({ title: "A block.", ...fields })
    .error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`) ?? [];

test("words to underline are words of the finding", () => {
  expect(faults({ kind: "ledger", ledger: { ...ledger, rows: [{ ...rows[0], marked: "leak" }, ...rows] } })).toEqual([
    "ledger.rows.0.marked is no part of the finding; copy words from it",
  ]);
});

test("the points of a curve run from left to right", () => {
  const points = [0, 40, 40, 100].map((at) => ({ at, value: 1 }));
  const ticks = [0, 100].map((at) => ({ at, text: "noon" }));
  const curve = { heading: "A curve", alternative: "It is flat.", unit: "m", points, ticks, moment: ticks[0] };
  expect(faults({ kind: "curve", curve })).toEqual([
    "curve.points.2.at is not after the point before it; points run from left to right",
  ]);
});

test("a path is that of an SVG", () => {
  const marks = [1, 2].map((x) => ({ x, y: 1, title: "Here" }));
  const drawing = (path: string) => ({
    heading: "A box",
    alternative: "A box.",
    strokes: [{ style: "line", path }],
    marks,
  });
  expect(faults({ kind: "annotatedDrawing", annotatedDrawing: drawing("M0 0H9.5l-2 3Z") })).toEqual([]);
  expect(faults({ kind: "annotatedDrawing", annotatedDrawing: drawing("a box") })).toEqual([
    "annotatedDrawing.strokes.0.path is not the path of an SVG: it begins with M, and holds letters of commands and numbers",
  ]);
});

test("a sum is added up, at both ends where a row is from a least to a most", () => {
  const problems = (value: string) => {
    const rows = [
      { title: "Inventory", value: "3 days" },
      { title: "The rest", value: "9 to 14 days" },
      { title: "Total", value, isSum: true },
    ];
    return faults({ kind: "document", document: { heading: "Estimate", pages: [{ parts: [{ rows }] }] } });
  };
  const told = "document.pages.0.parts.0.rows.2.value is not the sum of the rows above it, which is 12 to 17";
  expect(["12 to 17 days", "12 to 18 days", "17 days"].map(problems)).toEqual([[], [told], [told]]);
});
