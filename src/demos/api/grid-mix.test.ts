import { expect, test } from "vitest";
import { exchangeValues, greenestHours, mixOf, stackOf, writtenDay } from "./grid-mix";

const sources = [
  { name: "solar", isRenewable: true },
  { name: "wind", isRenewable: true },
  { name: "gas", isRenewable: false },
];
const hours = (...first: number[]) => [...first, ...Array<number>(24 - first.length).fill(0)];
const zone = {
  code: "DE",
  generation: [
    { source: "gas", hours: hours(200, 100, 1) },
    { source: "solar", hours: hours(0, 200, 1) },
    { source: "wind", hours: hours(600, 100, 1) },
  ],
};

test("each source's share of what all of them generated in the hour", () => {
  expect(mixOf(sources, zone, 0)).toEqual({ shares: { solar: 0, wind: 75, gas: 25 }, renewable: 75 });
  expect(mixOf(sources, zone, 1)).toEqual({ shares: { solar: 50, wind: 25, gas: 25 }, renewable: 75 });
});

test("rounded shares add up to one, and the renewable ones to what is said of them", () => {
  const { shares, renewable } = mixOf(sources, zone, 2);
  expect(shares).toEqual({ solar: 34, wind: 33, gas: 33 });
  expect(renewable).toBe(67);
});

test("an hour in which nothing was generated has no shares", () => {
  expect(mixOf(sources, zone, 3)).toEqual({ shares: { solar: 0, wind: 0, gas: 0 }, renewable: 0 });
});

test("the sun lies on what runs all day, and what burns lies on the sun", () => {
  expect(stackOf(sources).map(({ name }) => name)).toEqual(["wind", "solar", "gas"]);
});

test("what request and answer say, with two decimals each", () => {
  expect(exchangeValues(zone, "2026-06-21", 1, mixOf(sources, zone, 1))).toEqual({
    zone: "DE",
    at: "2026-06-21T01:00Z",
    renewable: "0.75",
    solar: "0.50",
    wind: "0.25",
    gas: "0.25",
  });
});

test("the hours in a row with the most renewable electricity, by what was generated in all of them", () => {
  const windy = {
    code: "DE",
    generation: [
      { source: "gas", hours: hours(10, 10, 1, 1, 5) },
      { source: "wind", hours: hours(0, 0, 9, 9, 5) },
    ],
  };
  expect(greenestHours(sources, windy, 2)).toEqual({ from: 2, renewable: 90 });
  const still = { code: "XX", generation: [{ source: "gas", hours: hours() }] };
  expect(greenestHours(sources, still, 4)).toEqual({ from: 0, renewable: 0 });
});

test("the day of a mix as a language writes it, wherever the reader is", () => {
  expect(writtenDay("2026-06-23", "en-GB")).toBe("Tuesday 23 June");
});
