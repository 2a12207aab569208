import { expect, test } from "vitest";
import { hoursBetween, officeDays } from "./office-day";

const hours = { opens: 9, closes: 17 };
const offices = [
  { city: "Phoenix", clock: "America/Phoenix", ...hours },
  { city: "Berlin", clock: "Europe/Berlin", ...hours },
  { city: "Chennai", clock: "Asia/Kolkata", ...hours },
];
const winter = new Date("2026-11-24T09:20:00Z");
const summer = new Date("2026-07-14T09:20:00Z");
const spans = (now: Date) => officeDays(offices, "Europe/Berlin", now).map((day) => day.spans);

test("in winter Phoenix opens when Berlin closes, and Chennai shares three and a half hours with Berlin", () => {
  expect(spans(winter)).toEqual([
    [
      [17, 24],
      [0, 1],
    ],
    [[9, 17]],
    [[4.5, 12.5]],
  ]);
});

test("in summer an hour lies between Berlin and Phoenix, and Chennai shares four and a half", () => {
  expect(spans(summer)).toEqual([
    [
      [18, 24],
      [0, 2],
    ],
    [[9, 17]],
    [[5.5, 13.5]],
  ]);
});

test("the hours without an office are those that somebody is on call", () => {
  expect(hoursBetween(officeDays(offices, "Europe/Berlin", winter))).toEqual([[1, 4.5]]);
  expect(hoursBetween(officeDays(offices, "Europe/Berlin", summer))).toEqual([
    [2, 5.5],
    [17, 18],
  ]);
});

test("who is awake, and what the clocks show", () => {
  const days = officeDays(offices, "Europe/Berlin", winter);
  expect(days.map(({ city, isAwake }) => [city, isAwake])).toEqual([
    ["Phoenix", false],
    ["Berlin", true],
    ["Chennai", true],
  ]);
  expect(days[2]?.hour).toBeCloseTo(14 + 50 / 60);
});

test("at its closing hour an office is awake no more", () => {
  const days = officeDays(offices, "Europe/Berlin", new Date("2026-11-24T16:00:00Z"));
  expect(days.map(({ isAwake }) => isAwake)).toEqual([true, false, false]);
});

test("on Sunday nobody is", () => {
  const days = officeDays(offices, "Europe/Berlin", new Date("2026-11-22T09:20:00Z"));
  expect(days.map(({ isAwake }) => isAwake)).toEqual([false, false, false]);
});
