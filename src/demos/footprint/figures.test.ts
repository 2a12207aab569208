import { expect, test } from "vitest";
import { site } from "../../../tests/support/test-site";
import { figuresCsv, figuresText } from "./figures";
import type { Bill } from "./footprint";

const words = site.InterfaceWords.data;
const source = { agency: "An agency", table: '"1"', year: 2025, version: "2" };
const gas: Bill = { title: "Gas", scope: 1, amount: 740_000, unit: "kWh", factor: 0.2, source };
const bills: Bill[] = [gas, { title: "Flour", scope: 3, amount: 1200.5, unit: "kilogram", factor: 0.7, source }];

test("the figures of an enquiry: each bill, each scope and the sum, in the site's own words", () => {
  expect(figuresText("From the calculator:", bills, words, "en-US").split("\n")).toEqual([
    "From the calculator:",
    "",
    "Gas: 740,000 kwh, 148.0 tons (deck 1)",
    "Flour: 1,200.5 kilos, 0.8 tons (deck 3)",
    "",
    "Deck 1: 148.0 tons",
    "Deck 2: 0.0 tons",
    "Deck 3: 0.8 tons",
    "All decks: 148.8 tons of smoke",
  ]);
});

test("small bills are added up before anything is rounded", () => {
  const small = { ...gas, amount: 50, factor: 1 };
  expect(figuresText("", [small, small], words, "en")).toContain("All decks: 0.1 tons of smoke");
});

test("the table has a row for each bill, with numbers as programs read them", () => {
  expect(figuresCsv([gas, { ...gas, title: "=1+1", amount: 0.1 }], words)).toBe(
    [
      "Barrel,Amount,Measure,Smoke for each,Deck,Tons of smoke,Told by\r\n",
      'Gas,740000,kwh,0.2,1,148,"An agency, page ""1"", 2025, print 2"\r\n',
      `'=1+1,0.1,kwh,0.2,1,0.00002,"An agency, page ""1"", 2025, print 2"\r\n`,
    ].join(""),
  );
});
