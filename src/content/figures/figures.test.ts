import { expect, test } from "vitest";
import { countNames, countsInWords, figureNamesAt, figuresOf, pipelineFigures } from "./figures";

const english = { language: "en", numbers: ["zero", "one", "two", "three"] };

const stations = [
  { wait: 0.3, work: 0.4 },
  { wait: 41, work: 0.5 },
  { wait: 36.2, work: 3.6 },
];

test("work and waiting add up, with the share of the longest wait in all waiting", () => {
  expect(pipelineFigures(stations)).toEqual({
    work: 4.5,
    wait: 77.5,
    total: 82,
    workShare: 5,
    longestShare: 53,
  });
});

test("where nobody waits, no share is made up", () => {
  expect(pipelineFigures([{ wait: 0, work: 2 }])).toMatchObject({ wait: 0, longestShare: 0, workShare: 100 });
});

test("the words of a pipeline may name its sums, as their language writes them", () => {
  const block = { kind: "pipeline", pipeline: { stations } };
  expect(figuresOf(block, english)).toMatchObject({ total: "82", wait: "77.5", entries: "three" });
  expect(figuresOf(block, { ...english, language: "de" })).toMatchObject({ wait: "77,5" });
});

test("entries are counted in words, beyond them in figures", () => {
  expect(figuresOf({ kind: "faq", items: [{}, {}] }, english)).toEqual({ entries: "two", Entries: "Two" });
  expect(figuresOf({ kind: "faq", items: Array(4).fill({}) }, english)).toMatchObject({ entries: "4" });
});

test("of a bill the rows with a remark are counted too", () => {
  const block = { kind: "statement", statement: { rows: [{ remark: "Off at night" }, {}, { remark: "Keep seven" }] } };
  expect(figuresOf(block, english)).toMatchObject({ entries: "three", remarked: "two", Remarked: "Two" });
});

test("of a curve it is the highest value with its range, and its limit", () => {
  const points = [{ value: 24 }, { value: 29, spread: 1.8 }, { value: 21 }];
  const curve = { points, limit: { value: 7.1 } };
  expect(figuresOf({ kind: "curve", curve }, english)).toEqual({ highest: "29", low: "27", high: "31", limit: "7.1" });
});

test("of a document it is its sum, from the least to the most", () => {
  const rows = [{ value: "9 to 14 days" }, { value: "21 to 26 days", isSum: true }];
  const pages = [{ parts: [{ rows }] }, { parts: [] }];
  expect(figuresOf({ kind: "document", document: { pages } }, english)).toEqual({ least: "21", most: "26" });
});

test("of what is measured it is the value before and after, written as all of them", () => {
  const measured = {
    written: "€{value}",
    decimals: 2,
    points: [
      { title: "Oct", value: 0.3 },
      { title: "Mar", value: 0.22 },
    ],
    before: { at: "Oct", text: "{before} in October" },
    after: { at: "Mar", text: "{after} in March" },
  };
  expect(figuresOf(measured, english)).toEqual({ before: "€0.30", after: "€0.22" });
});

test("what is not in order has no figures, and no error: the check tells what is wrong", () => {
  for (const part of [null, "words", {}, { kind: "curve" }, { kind: "document", document: { pages: 3 } }]) {
    expect(() => figuresOf(part, english)).not.toThrow();
  }
});

test("a text may name the figures of every group that it stands in", () => {
  const data = { title: "A page", sections: [{ kind: "faq", title: "Questions", items: [{ title: "One?" }] }] };
  expect(figureNamesAt(data, ["title"])).toEqual([]);
  expect(figureNamesAt(data, ["sections", 0, "title"])).toEqual(["entries", "Entries"]);
  expect(figureNamesAt(data, ["sections", 0, "items", 0, "title"])).toEqual(["entries", "Entries"]);
});

test("what is counted is a word, capital where its name is, or a figure where there is no word", () => {
  const counts = { services: 2, products: 3, industries: 0, offices: 21, furtherServices: 6 };
  const words = countsInWords(counts, english.numbers);
  expect(words).toMatchObject({ services: "two", Services: "Two", industries: "zero", offices: "21", Offices: "21" });
  expect(Object.keys(words).toSorted()).toEqual([...countNames].toSorted());
});
