import { expect, test } from "vitest";
import { countNames, countsInWords } from "./counts";

const numbers = ["zero", "one", "two", "three", "four", "five"];
const counts = { services: 5, products: 4, industries: 0, offices: 21, furtherServices: 6 };

test("numbers with a word are words, larger ones figures", () => {
  expect(countsInWords(counts, numbers)).toMatchObject({
    services: "five",
    industries: "zero",
    furtherServices: "6",
  });
  expect(countsInWords(counts, numbers).offices).toBe("21");
});

test("the name with a capital gives the word with one", () => {
  expect(countsInWords(counts, numbers)).toMatchObject({ Services: "Five", Products: "Four", Offices: "21" });
});

test("every name that texts may use stands for something", () => {
  expect(Object.keys(countsInWords(counts, numbers)).toSorted()).toEqual([...countNames].toSorted());
});
