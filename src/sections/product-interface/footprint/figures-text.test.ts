import { expect, test } from "vitest";
import { site } from "../../../../tests/support/test-site";
import { figuresText, type NamedBill } from "./figures-text";

const bills: NamedBill[] = [
  { title: "Gas", scope: 1, amount: 740_000, unit: "kWh", factor: 0.2 },
  { title: "Flour", scope: 3, amount: 1200.5, unit: "kilogram", factor: 0.7 },
];

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
