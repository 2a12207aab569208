import { expect, test } from "vitest";
import { site } from "../../../tests/support/test-site";
import { figuresCsv, figuresText, type NamedBill } from "./figures";

const gas = { title: "Gas", scope: 1, amount: 740_000, unit: "kWh", factor: 0.2 } as const;
const bills: NamedBill[] = [gas, { title: "Flour", scope: 3, amount: 1200.5, unit: "kilogram", factor: 0.7 }];

test("the figures of an enquiry: each bill, each scope and the sum, in the site's own words", () => {
  const words = site.InterfaceWords.data;
  expect(figuresText({ opening: "From the calculator:", bills, words, locale: "en-US" }).split("\n")).toEqual([
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
  const text = figuresText({ opening: "", bills: [small, small], words: site.InterfaceWords.data, locale: "en" });
  expect(text).toContain("All decks: 0.1 tons of smoke");
});

test("the table has a row for each bill, with numbers as programs read them", () => {
  const sourced = [
    { ...gas, unitText: "kWh", sourceText: 'An agency, "table 1"' },
    { ...gas, unitText: "kWh", title: "=1+1", amount: 0.1, sourceText: "" },
  ];
  expect(figuresCsv(["Line", "Amount", "Unit", "Factor", "Scope", "t", "Source"], sourced)).toBe(
    [
      "Line,Amount,Unit,Factor,Scope,t,Source\r\n",
      'Gas,740000,kWh,0.2,1,148,"An agency, ""table 1"""\r\n',
      "'=1+1,0.1,kWh,0.2,1,0.00002,\r\n",
    ].join(""),
  );
});
