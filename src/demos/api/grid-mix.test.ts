import { expect, test } from "vitest";
import { greenestHours, mixOf, stackOf, writtenDay } from "./grid-mix";

const sources = [
  { name: "solar", isRenewable: true },
  { name: "wind", isRenewable: true },
  { name: "gas", isRenewable: false },
];
const hours = (...first: number[]) => [...first, ...Array<number>(24 - first.length).fill(0)];
const zone = {
  code: "DE",
  title: "Germany",
  generation: [
    { source: "gas", hours: hours(200, 100, 1) },
    { source: "solar", hours: hours(0, 200, 1) },
    { source: "wind", hours: hours(600, 100, 1) },
  ],
};

test("an hour in which nothing was generated has no shares", () => {
  expect(mixOf(sources, zone, 3)).toEqual({ shares: { solar: 0, wind: 0, gas: 0 }, renewable: 0 });
});

test("the sun lies on what runs all day, and what burns lies on the sun", () => {
  expect(stackOf(sources).map(({ name }) => name)).toEqual(["wind", "solar", "gas"]);
});

test("the hours in a row with the most renewable electricity, by what was generated in all of them", () => {
  const windy = {
    ...zone,
    generation: [
      { source: "gas", hours: hours(10, 10, 1, 1, 5) },
      { source: "wind", hours: hours(0, 0, 9, 9, 5) },
    ],
  };
  expect(greenestHours(sources, windy, 2)).toEqual({ from: 2, to: 4, renewable: 90 });
  const still = { ...zone, generation: [{ source: "gas", hours: hours() }] };
  expect(greenestHours(sources, still, 4)).toEqual({ from: 0, to: 4, renewable: 0 });
});

test("the day of a mix as a language writes it, wherever the reader is", () => {
  expect(writtenDay("2026-06-23", "en-GB")).toBe("Tuesday 23 June");
});
